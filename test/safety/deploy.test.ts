import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import webPush from 'web-push';
import { parse, parseAllDocuments } from 'yaml';
import { MAX_PICTURE_ZIP_BYTES } from '#domain/upload-sizes.ts';
import { CATALOGUE } from '#contract/openapi/catalogue.ts';
import { ConfigSchema } from '#server/platform/config-schema.ts';
import { readConfig } from '#server/platform/config.ts';

/** What stands in deploy/ names settings, files, addresses and times of the program; here they are compared with it. */

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const SETTINGS = new Set(Object.keys(ConfigSchema.shape));
const HEALTH = ['/health/live', '/health/ready'];
/** The longest end of a node after its announced time: requests under way, then the hard end (docs/upgrading.md). */
const LONGEST_END_IN_S = 10;
const STREAM = '/api/v1/chats/events';

const vapid = webPush.generateVAPIDKeys();
/** The settings are taken by the program as they stand, with these for what the operator fills in. */
const FILLED_IN: Readonly<Record<string, string>> = {
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  DATABASE_URL: 'postgres://stammplatz:word@10.0.0.5/stammplatz',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://post:word@mail.example.com:465',
  METRICS_TOKEN: 'a token of some length',
};

function expectUsable(settings: Readonly<Record<string, string>>): void {
  expect(Object.keys(settings).filter((name) => !SETTINGS.has(name))).toEqual([]);
  expect(() => readConfig({ ...settings, DATA_DIR: '/tmp' })).not.toThrow();
}

/** Every file of the project that a command or a copy names. */
const projectFiles = (text: string): string[] => text.match(/\b(?:tools|src)\/[\w./-]+\.(?:ts|mjs)\b/g) ?? [];

test('every file is checked here', () => {
  expect(globSync('**/*.*', { cwd: DEPLOY }).toSorted()).toEqual([
    'compose.yaml',
    'kubernetes/stammplatz.yaml',
    'nginx.conf',
    'systemd/stammplatz-backup-failed.service',
    'systemd/stammplatz-backup.service',
    'systemd/stammplatz-backup.timer',
    'systemd/stammplatz-replica.service',
    'systemd/stammplatz.service',
  ]);
});

describe('systemd units', () => {
  const names = globSync('systemd/*', { cwd: DEPLOY }).toSorted();

  type Unit = Record<string, { key: string; value: string }[]>;
  const readUnit = (text: string): Unit => {
    const unit: Unit = {};
    let section: Unit[string] = [];
    for (const line of text.split('\n').map((one) => one.trim())) {
      if (line === '' || line.startsWith('#')) continue;
      const head = /^\[(\w+)\]$/.exec(line)?.[1];
      if (head !== undefined) section = unit[head] ??= [];
      else {
        const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
        expect([line, key]).not.toEqual([line, '']);
        section.push({ key, value });
      }
    }
    return unit;
  };
  const valuesOf = (unit: Unit, key: string): string[] =>
    (unit['Service'] ?? []).filter((one) => one.key === key).map(({ value }) => value);

  it.each(names)('%s names settings, files and units that exist', (name) => {
    const unit = readUnit(read(name));
    const variables = valuesOf(unit, 'Environment').map((one) => one.split('=')[0] ?? '');
    expect(variables.filter((one) => !SETTINGS.has(one))).toEqual([]);
    for (const command of valuesOf(unit, 'ExecStart')) {
      for (const file of projectFiles(command)) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
      for (const [, variable = ''] of command.matchAll(/\$\{(\w+)\}/g)) expect(SETTINGS).toContain(variable);
    }
    const named = (unit['Unit'] ?? []).filter(({ key }) => ['OnFailure', 'Conflicts'].includes(key));
    expect(named.filter(({ value }) => !names.includes(`systemd/${value}`))).toEqual([]);
  });

  it('let the app end by itself before it is killed, main process and database first asked by it', () => {
    const unit = readUnit(read('systemd/stammplatz.service'));
    expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(LONGEST_END_IN_S);
    expect(valuesOf(unit, 'KillMode')).toEqual(['mixed']);
    expect(valuesOf(unit, 'Restart')).toEqual(['always']);
  });

  it('a timer has its service', () => {
    for (const name of names.filter((one) => one.endsWith('.timer')))
      expect(names).toContain(name.replace(/timer$/, 'service'));
  });

  const verifier = '/usr/bin/systemd-analyze';
  it.skipIf(!existsSync(verifier))('hold before systemd itself, where this machine has it', () => {
    const files = names.map((name) => join(DEPLOY, name));
    const { stderr } = spawnSync(verifier, ['verify', '--man=no', '--recursive-errors=no', ...files], {
      encoding: 'utf8',
    });
    // What is said of other units of this machine is none of ours.
    expect(stderr.split('\n').filter((line) => line.includes(DEPLOY))).toEqual([]);
  });
});

type Directive = { name: string; args: string[]; block: Directive[] | null };

/** Reads nginx's grammar: words, quoted words, blocks. @throws Error where brackets or semicolons are missing */
function readNginx(text: string): Directive[] {
  const tokens =
    text.replaceAll(/^\s*#.*$/gm, '').match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^\s{};"']+/g) ?? [];
  let at = 0;
  const readBlock = (isInner: boolean): Directive[] => {
    const found: Directive[] = [];
    let words: string[] = [];
    for (;;) {
      const token = tokens[at++];
      if (token === undefined || token === '}') {
        if (words.length > 0 || (token === '}') !== isInner) throw new Error(`Not ended: ${words.join(' ')}`);
        return found;
      }
      if (token !== ';' && token !== '{') words.push(token);
      else {
        const [name = '', ...args] = words;
        if (name === '') throw new Error('A directive without a name.');
        found.push({ name, args, block: token === '{' ? readBlock(true) : null });
        words = [];
      }
    }
  };
  return readBlock(false);
}

describe('the configuration of nginx', () => {
  const top = readNginx(read('nginx.conf'));
  const server = top.findLast(({ name }) => name === 'server')?.block ?? [];
  const valueOf = (name: string, within = server): string | undefined =>
    within.find((one) => one.name === name)?.args.join(' ');
  const seconds = (text = ''): number => Number(/^(\d+)s$/.exec(text)?.[1]);

  it('gives everything to nodes that it names, and nothing away that is for the inside', () => {
    const upstreams = top.filter(({ name }) => name === 'upstream').map(({ args }) => args[0]);
    const locations = server.filter(({ name }) => name === 'location');
    for (const { block } of locations) {
      const to = valueOf('proxy_pass', block ?? []);
      const isClosed = valueOf('return', block ?? []) === '404';
      expect(isClosed || upstreams.includes(to?.replace('http://', ''))).toBe(true);
    }
    const closed = locations.filter(({ block }) => valueOf('return', block ?? []) === '404');
    expect(closed.map(({ args }) => args.at(-1))).toEqual(['/metrics', '/health/']);
  });

  it('lets through what the app takes, keeps streams open, and tells the app who asks', () => {
    expect(Number.parseInt(valueOf('client_max_body_size') ?? '', 10) * 2 ** 20).toBeGreaterThan(MAX_PICTURE_ZIP_BYTES);
    const stream = server.find(({ args }) => args.at(-1) === STREAM)?.block ?? [];
    expect(CATALOGUE.map(({ endpoint }) => endpoint.path)).toContain(STREAM);
    expect(valueOf('proxy_buffering', stream)).toBe('off');
    expect(seconds(valueOf('proxy_read_timeout', stream))).toBeGreaterThan(2 * 20);
    const headers = Object.fromEntries(
      server.filter(({ name }) => name === 'proxy_set_header').map(({ args: [name, value] }) => [name, value]),
    );
    expect(headers).toMatchObject({ 'X-Forwarded-For': '$remote_addr', 'X-Forwarded-Proto': '$scheme', Host: '$host' });
    // A write that was handed over must not be sent to a second node.
    expect(valueOf('proxy_next_upstream')).toBe('error timeout');
  });

  it('is refused by this reader where it is broken', () => {
    expect(() => readNginx('server { listen 80 }')).toThrow('Not ended');
    expect(() => readNginx('server { listen 80;')).toThrow('Not ended');
    expect(() => readNginx('listen 80; }')).toThrow('Not ended');
  });
});

test('the configuration of Caddy asks for readiness and closes what is for the inside', () => {
  const lines = read('Caddyfile')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  let depth = 0;
  for (const line of lines) {
    depth += (line.endsWith('{') ? 1 : 0) - (line === '}' ? 1 : 0);
    expect([line, depth >= 0]).toEqual([line, true]);
  }
  expect(depth).toBe(0);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  expect(HEALTH).toContain(valueOf('health_uri'));
  expect(Number.parseInt(valueOf('max_size') ?? '', 10) * 1e6).toBeGreaterThan(MAX_PICTURE_ZIP_BYTES * 0.95);
  expect(valueOf('@inside')).toBe('path /metrics /health/*');
  expect(valueOf('flush_interval')).toBe('-1');
});

type Service = {
  environment?: Record<string, string | number>;
  depends_on?: string[] | Record<string, unknown>;
  build?: { dockerfile: string };
  stop_grace_period?: string;
  volumes?: string[];
};

describe('containers', () => {
  it('are built of files, commands and settings that exist', () => {
    const text = read('Containerfile');
    expect(text.match(/^FROM (\S+)$/m)?.[1]).toMatch(/^node:24-/);
    for (const file of projectFiles(text)) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    const packages: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const [, script = ''] of text.matchAll(/npm run (\S+)/g))
      expect(Object.keys(packages.scripts)).toContain(script);
    const settings = Object.fromEntries((/^ENV (.+)$/m.exec(text)?.[1] ?? '').split(' ').map((one) => one.split('=')));
    expectUsable({ ...settings, SESSION_SECRET: FILLED_IN['SESSION_SECRET'] ?? '' });
    expect(text).toContain(`127.0.0.1:${settings['PORT']}/health/ready`);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^ENTRYPOINT \["tini"/m);
  });

  it('go together in a compose file', () => {
    const file: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(read('compose.yaml'), {
      merge: true,
    });
    const caddy = read('Caddyfile');
    for (const name of ['app-1', 'app-2']) {
      const { environment = {}, stop_grace_period: grace = '', build } = file.services[name] ?? {};
      const settings = Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [
          key,
          FILLED_IN[key] ?? String(value).replaceAll(/\$\{\w+:\?\}/g, 'stammplatz.example'),
        ]),
      );
      expectUsable(settings);
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(LONGEST_END_IN_S);
      expect(build?.dockerfile).toBe('deploy/Containerfile');
      expect(existsSync(join(ROOT, build?.dockerfile ?? ''))).toBe(true);
      expect(file.services['proxy']?.environment?.['STAMMPLATZ_NODES']).toContain(`${name}:${settings['PORT']}`);
    }
    for (const variable of Object.keys(file.services['proxy']?.environment ?? {}))
      expect(caddy).toContain(`{$${variable}:`);
    for (const { depends_on: needed = [], volumes = [] } of Object.values(file.services)) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(file.services).toHaveProperty(name);
      for (const [source = ''] of volumes.map((one) => one.split(':')))
        expect([source, source in file.volumes || existsSync(join(DEPLOY, source))]).toEqual([source, true]);
    }
  });
});

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number };
type Container = {
  ports: { name: string; containerPort: number }[];
  env: { name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }[];
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe>;

describe('the manifest of Kubernetes', () => {
  const documents = parseAllDocuments(read('kubernetes/stammplatz.yaml'));
  // oxlint-disable-next-line typescript/no-explicit-any
  const objects: any[] = documents.map((one) => one.toJS());
  const ofKind = (kind: string) => objects.find((one) => one.kind === kind);
  const pod = ofKind('Deployment').spec.template.spec;
  const container: Container = pod.containers[0];
  const settings: Record<string, string> = ofKind('ConfigMap').data;

  it('is well formed, and its parts name each other', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    const labels = ofKind('Deployment').spec.template.metadata.labels;
    expect(ofKind('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(ofKind('Service').spec.selector).toEqual(labels);
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(ofKind('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(ofKind('Service').metadata.name);
    expect(container.ports[0]).toEqual({ name: 'http', containerPort: Number(settings['PORT']) });
    expect(new URL(settings['PUBLIC_URL'] ?? '').host).toBe(ofKind('Ingress').spec.rules[0].host);
  });

  it('has settings that the program takes, with secrets from the secret', () => {
    const secrets = container.env.map(({ name, valueFrom }) => {
      expect(valueFrom.secretKeyRef).toMatchObject({ name: 'stammplatz', key: name });
      return name;
    });
    const filledIn = secrets.filter((name) => name in FILLED_IN).map((name) => [name, FILLED_IN[name] ?? '']);
    expect(secrets.filter((name) => !SETTINGS.has(name))).toEqual([]);
    expectUsable({ ...settings, ...Object.fromEntries(filledIn) });
  });

  it('asks for health where the program answers, and gives a node time to end', () => {
    const { startupProbe, readinessProbe, livenessProbe } = container;
    expect(HEALTH).toContain(startupProbe.httpGet.path);
    expect(livenessProbe.httpGet.path).toBe('/health/live');
    expect(readinessProbe.httpGet.path).toBe('/health/ready');
    expect(Number(settings['DRAIN_SECONDS'])).toBeGreaterThanOrEqual(2 * readinessProbe.periodSeconds);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(LONGEST_END_IN_S);
  });
});
