import * as z from 'zod'
import { mailboxSchema } from '~/platform/email/mailbox'

const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== ''),
)
const secrets = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(32)))
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** Where visitors see the site; canonical links, mails and the host check come from it. */
    SITE_ORIGIN: address.default('http://localhost:3000'),
    SITE_PORT: port.default(3000),
    /** Loopback, since a proxy with TLS belongs in front; `0.0.0.0` where the proxy runs elsewhere. */
    SITE_HOST: z.string().min(1).default('127.0.0.1'),
    /** Seconds between a SIGTERM, when `/ready` becomes 503, and the end of listening. */
    SHUTDOWN_DELAY: z.coerce.number().min(0).max(60).default(0),
    /** Where `/metrics` is answered, by `scripts/lib/expose-metrics.js`; nowhere without a port. */
    METRICS_PORT: optional(port),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Base address of an OpenTelemetry collector (OTLP over HTTP); without it there is no tracing. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
    /** Web processes that share the port. */
    WEB_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
    /** Threads in which a web process renders pages; with 0 its main thread does. */
    RENDER_THREADS: z.coerce.number().int().min(0).max(16).default(1),
    /** Percent of a processor that rendering stale pages in the background may take. */
    BACKGROUND_RENDERING: z.coerce.number().min(1).max(100).default(25),
    /** This web worker's number, from 1; set by the primary process. */
    WEB_WORKER: z.coerce.number().int().min(1).default(1),
    /** Further values of the Host header that are answered, e.g. those of health checks. */
    SITE_EXTRA_HOSTS: list.default([]),
    CMS_URL: address.default('http://127.0.0.1:1337'),
    /** Read-only API token of the CMS. */
    CMS_CONTENT_TOKEN: z.string().min(1),
    /** Shared with the CMS, which signs its webhooks with it. */
    CONTENT_WEBHOOK_SECRET: z.string().min(16),
    /** Shared with the CMS, which signs the links of previews with it. */
    PREVIEW_SECRET: z.string().min(16),
    /** Where editors see the CMS, where that is not the address at which the site asks it; it may frame previews. */
    CMS_PUBLIC_URL: optional(address),
    /** Secret from which the keys of private files are derived. */
    PRIVATE_FILES_KEY: z.string().min(32),
    /** Its earlier values, to read files from before a rotation. */
    PRIVATE_FILES_OLDER_KEYS: secrets.default([]),
    /** Token for sending submissions to the CMS. */
    CMS_SUBMISSION_TOKEN: z.string().min(1),
    /** Token for checking staff accounts in the CMS. */
    CMS_STAFF_TOKEN: z.string().min(1),
    /** Token for reading and writing contracts, stays and other private records in the CMS. */
    CMS_CONTRACT_TOKEN: z.string().min(1),
    /** Signs the cookies of the staff. */
    STAFF_SESSION_KEY: z.string().min(32),
    DATA_DIR: z.string().min(1).default('./data'),
    /**
     * Sites of several builds put their files for browsers there and serve each other's; needed where builds lie apart.
     */
    SHARED_BUILDS_DIR: optional(z.string()),
    /**
     * Where the stores of the site keep what must last, and the CMS its content: files of `DATA_DIR`, or
     * `DATABASE_URL`.
     */
    DATABASE_CLIENT: z.enum(['better-sqlite3', 'postgres']).default('better-sqlite3'),
    DATABASE_URL: optional(z.string()),
    /** Several web processes share their pages through it. */
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
    /** Mails go through this server; without one they become files in `mail/` of the data folder. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    /** The sender of every mail, `Name <user@example.com>`; without it the address of the site settings. */
    MAIL_FROM: optional(mailboxSchema),
    /**
     * PEM file with the key and the certificates with which signed contracts are sealed; without it the site makes its
     * own.
     */
    PDF_SIGNING_FILE: optional(z.string()),
    /** RFC 3161 authority that stamps signed contracts with its time. */
    PDF_TIMESTAMP_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Visitors of forms are checked by Cloudflare Turnstile where both of its keys are set. */
    TURNSTILE_SITE_KEY: optional(z.string()),
    TURNSTILE_SECRET_KEY: optional(z.string()),
    /** Whether our own proxy adds the client address to `X-Forwarded-For`. */
    TRUSTED_PROXY: z.enum(['on', 'off']).default('off'),
    /** Whether a CDN answers for pages that it stores; then each page holds a picture by which visits are counted. */
    BEHIND_CDN: z.enum(['on', 'off']).default('off'),
    /** Script of a chat widget, with `{id}` where the id of the site settings belongs. */
    ASSISTANT_WIDGET_URL: optional(
      z.url({ protocol: /^https$/ }).includes('{id}', { error: 'must hold {id}' }),
    ),
    /** Whether pictures are encoded in the background, before a visitor asks for them. */
    ENCODE_PICTURES_AHEAD: z.enum(['on', 'off']).default('on'),
    /** From 0, quick and large, to 9, slow and small. */
    AVIF_EFFORT: z.coerce.number().int().min(0).max(9).default(3),
    MAP_TILE_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
  })
  .refine((values) => values.DATABASE_CLIENT !== 'postgres' || values.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'is needed when DATABASE_CLIENT is postgres',
  })

export type Environment = z.infer<typeof environmentSchema>

const testDefaults = {
  CMS_CONTENT_TOKEN: 'test-token',
  CMS_SUBMISSION_TOKEN: 'test-submission-token',
  CMS_STAFF_TOKEN: 'test-staff-token',
  CMS_CONTRACT_TOKEN: 'test-contract-token',
  STAFF_SESSION_KEY: 'test-secret-of-the-sessions-of-staff',
  CONTENT_WEBHOOK_SECRET: 'test-secret-of-the-webhook',
  PREVIEW_SECRET: 'test-secret-of-previews',
  PRIVATE_FILES_KEY: 'test-secret-of-the-private-files-key',
  DATA_DIR: './.cache/test-data',
  LOG_LEVEL: 'silent',
}

/** Reads the settings of the process. Throws an error that names every variable which is missing or wrong. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const defaults = source.NODE_ENV === 'test' ? testDefaults : {}
  const parsed = environmentSchema.safeParse({ ...defaults, ...Object.fromEntries(given) })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message.toLowerCase()}`,
  )
  throw new Error(
    `The environment is not complete. See .env.example for what each variable means.\n${problems.join('\n')}`,
  )
}
