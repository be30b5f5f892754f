export default function OwnStatistics() {
  return null;
}
