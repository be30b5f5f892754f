export {
  type WaitingDiscount,
  findDiscount,
  releaseDiscountRow as releaseDiscount,
  takeDiscount,
} from './discounts.repository.ts';
