import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSigningCertificate } from '~/features/contracts/pdf-signature/signing-certificate.server'
import { uploadLimits } from '~/platform/files/uploads/upload-limits'
import { megabytes } from '~/platform/units/size'
import { href } from '~/routing/href'
import { temporaryFolder } from '~/testing/temporary-folder'
import { findCommand } from '../lib/find-command.js'
import { inRepository } from '../lib/repository.js'

const read = (path: string) => readFileSync(inRepository(path), 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one)

const settings = new Set(matches(read('.env.example'), /^([A-Z][A-Z0-9_]+)=/gm))
const compose = read('deploy/docker/compose.yaml')
const dockerfile = read('deploy/docker/Dockerfile')
const units = ['ceiba-cms.service', 'ceiba-site@.service'].map((name) =>
  read(`deploy/systemd/${name}`),
)

/** What the images of others, and the compose file itself, are told. */
const others = new Set([
  'DOMAIN',
  'TLS_FOLDER',
  'POSTGRES_DB',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
])

it('the images copy what exists, and compose builds their stages', () => {
  const sources = matches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm)
    .flatMap((list = '') => list.split(' '))
    .filter((source) => !source.includes('*'))
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((source) => !existsSync(inRepository(source)))).toEqual([])
  const stages = new Set(matches(dockerfile, /^FROM .+ AS (\S+)$/gm))
  const targets = matches(compose, /target: (\w+)/g)
  expect(targets.length).toBe(3)
  expect(targets.filter((target) => !stages.has(target))).toEqual([])
})

it('both recipes name the time zone in which the CMS keeps times on PostgreSQL', () => {
  const [cms] = units
  expect(cms).toMatch(/^#Environment=TZ=\S+$/m)
  expect(/AS cms$.+?^WORKDIR/ms.exec(dockerfile)?.[0]).toMatch(/^ENV .*\bTZ=/m)
})

it('the CMS need not make a folder in its code, which it may not write to', () => {
  // Strapi makes this folder at each start where it is missing, and ends where it cannot.
  expect(existsSync(inRepository('cms/database/migrations/.gitkeep'))).toBe(true)
  expect(dockerfile).toContain('COPY --from=cms-build /app/cms ./\n')
})

it('compose and units set only what the programs read', () => {
  const set = matches(compose, /^ {2,6}([A-Z][A-Z0-9_]+):/gm)
  const asked = matches(compose, /\$\{([A-Z][A-Z0-9_]+)/g)
  const inUnits = units.flatMap((unit) => matches(unit, /[ =]([A-Z_]+)=(?=\S)/g))
  const known = (name = '') =>
    settings.has(name) || others.has(name) || /^(NODE_ENV|TZ|MALLOC_\w+|OTEL_\w+)$/.test(name)
  expect(set.length).toBeGreaterThan(30)
  expect([...set, ...asked, ...inUnits].filter((name) => !known(name))).toEqual([])
})

it.each([
  {
    program: 'site',
    reads: 'app/platform/env/parse-environment.ts',
    section: /^x-site-environment:.+?(?=^services:)/ms,
    needless: ['SITE_PORT'],
  },
  {
    program: 'cms',
    reads: 'cms/src/environment/environment.ts',
    section: /^ {2}cms:.+?(?=^ {2}site1:)/ms,
    // Of SQLite and of demo content.
    needless: [
      'CMS_PORT',
      'DATABASE_FILENAME',
      'SQLITE_SYNCHRONOUS',
      'DEMO_STAYS',
      'PRIVATE_FILES_KEY',
    ],
  },
])('compose passes all settings to the $program', ({ program, reads, section, needless }) => {
  const names = matches(read(reads), /^ {4}([A-Z][A-Z0-9_]+):/gm).filter((one) => settings.has(one))
  const given = matches(section.exec(compose)?.[0] ?? '', /^ +([A-Z][A-Z0-9_]+):/gm)
  const [image = ''] = new RegExp(`AS ${program}$.+?^WORKDIR`, 'ms').exec(dockerfile) ?? []
  const known = new Set([...given, ...matches(image, /([A-Z][A-Z0-9_]+)=/g), ...needless])
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

it('the steps for a new version start each service anew that compose builds', () => {
  const [, services = ''] = compose.split(/^services:$/m)
  const built = matches(services, /^ {2}(\w+):\n(?: {4}.*\n)*? {4}(?:build:|<<: \*site$)/gm)
  expect(built).toEqual(['cms', 'site1', 'site2', 'nginx'])
  const [steps = ''] = /^\d\. A new version: .+?(?=^\d\. )/ms.exec(read('deploy/README.md')) ?? []
  const started = matches(steps, /`up -d --no-deps (\w+)`/g)
  expect(started).toEqual(built)
  const kept = matches(/for name in (.+?);/.exec(steps)?.[1] ?? '', /(\w+)/g)
  const images = matches(compose, /image: ceiba-(\w+)$/gm)
  expect(new Set(kept)).toEqual(new Set(images))
})

it('nginx in the image is changed where the repository has what is replaced', () => {
  expect(read('deploy/nginx/http.conf')).toContain('server 127.0.0.1:3000;')
  expect(read('deploy/nginx/nginx.conf')).toContain('127.0.0.1:1337')
  expect(dockerfile).toMatch(/server 127\\\.0\\\.0\\\.1:3000;/)
})

it('nginx passes an archive of pictures on where the site takes one', () => {
  const [, pattern = '', most] =
    /^location ~ (\S+) \{\n +client_max_body_size (\d+)m;\n +proxy_read_timeout 600s;/m.exec(
      read('deploy/nginx/site.conf'),
    ) ?? []
  for (const path of [href('staffRentals', 'en'), href('staffRentals', 'es')]) {
    for (const ending of ['', '.data']) expect(path + ending).toMatch(new RegExp(pattern))
  }
  expect(megabytes(Number(most))).toBeGreaterThan(uploadLimits.archiveRequestBytes)
})

it('nginx passes large bodies to the CMS at the upload of its media library alone, and no JSON', () => {
  const [cms = ''] = /# CMS_PUBLIC_URL=.+$/s.exec(read('deploy/nginx/nginx.conf')) ?? []
  const [upload = ''] = /location = \/upload \{.+?\n {8}\}/s.exec(cms) ?? []
  const [, most] = /client_max_body_size (\d+)m;/.exec(upload) ?? []
  // cms/config/plugins.ts
  expect(Number(most)).toBeGreaterThan(25)
  expect(matches(cms.replace(upload, ''), /client_max_body_size (\w+);/g)).toEqual(['2m'])
  const [, form = ''] = /\$content_type !~\* "(.+)"\) \{ return 415; \}/.exec(upload) ?? []
  expect(['', 'multipart/form-data; boundary=x'].every((type) => new RegExp(form).test(type))).toBe(
    true,
  )
  expect('application/json').not.toMatch(new RegExp(form))
})

it('no log of compose grows without end', () => {
  const logs = matches(read('deploy/nginx/site.conf'), /_log (\/var\/log\/nginx\/\S+) /g)
  expect(matches(dockerfile, /ln -s \/dev\/std(?:out|err) (\S+)/g)).toEqual(logs)
  expect(compose).toMatch(/^x-logging: &logging .+max-size: 10m, max-file: '3'/m)
  const programs = matches(compose, /^ +(restart): /gm)
  expect(matches(compose, /^ +(logging): \*logging$/gm)).toHaveLength(programs.length)
})

it('all sites of a recipe sign PDFs with one key', () => {
  const [, site] = units
  expect(site).toContain('ExecStartPre=/usr/bin/test -r ${PDF_SIGNING_FILE}')
  expect(compose).toContain('PDF_SIGNING_FILE: /run/secrets/pdf-signing\n')
  expect(compose).toContain("pdf-signing: { file: '${PDF_SIGNING_FILE:?}' }")
  expect(compose).toContain('secrets: [pdf-signing]')
})

it.skipIf(!findCommand(['nginx']))(
  'nginx takes the block for a CDN once it is switched on',
  async () => {
    const folder = await temporaryFolder()
    const at = (name: string) => join(folder, name)
    const switchedOn = read('deploy/nginx/http.conf').replaceAll(/^#(?=set_real_ip|real_ip)/gm, '')
    expect(
      matches(switchedOn, /^(set_real_ip_from|real_ip_header|real_ip_recursive) /gm),
    ).toHaveLength(4)
    writeFileSync(at('http.conf'), switchedOn.replaceAll('/var/cache/nginx', folder))
    const text = `pid ${at('pid')}; events {} http { access_log off; include ${at('http.conf')}; }`
    writeFileSync(at('nginx.conf'), text)
    execFileSync('nginx', ['-t', '-q', '-c', at('nginx.conf'), '-e', at('log')])
  },
)

it('the steps make the account that the units run as, and clone to the folder in which they run', () => {
  const steps = read('deploy/README.md')
  const [, account = '?'] = /^ *useradd .+ (\S+)$/m.exec(steps) ?? []
  const [, folder = '?'] = /clone to `(\/\S+?)`/.exec(steps) ?? []
  expect(steps).toContain(`install -d -o ${account} -g ${account} ${folder}\n`)
  for (const unit of units) {
    expect(unit).toContain(`User=${account}\nGroup=${account}\nWorkingDirectory=${folder}`)
  }
})

it('the unit of a site lets it write to the folder of builds that the steps name', () => {
  const [, site = ''] = units
  const [, folder = ''] = /SHARED_BUILDS_DIR=(\/\S+?)`/.exec(read('deploy/README.md')) ?? []
  const [, writable = ''] = /^StateDirectory=(.+)$/m.exec(site) ?? []
  expect(writable.split(' ').map((name) => `/var/lib/${name}`)).toContain(folder)
})

it.skipIf(!findCommand(['openssl']))(
  'a site can sign with the key that the recipe makes',
  async () => {
    const [command = ''] = read('deploy/README.md').match(/^openssl req .+$/m) ?? []
    const folder = await temporaryFolder()
    execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'ignore' })
    const PDF_SIGNING_FILE = join(folder, 'pdf-signing.pem')
    const settings = { PDF_SIGNING_FILE, DATA_DIR: '', SITE_ORIGIN: '' }
    expect((await loadSigningCertificate(settings)).chain).toHaveLength(1)
  },
)
