import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { cmsDirectory } from './cms-directory'

const secret = z.string().min(16, 'must be a secret of 16 characters or more')
/** Paths are appended to these, so they end without a slash, as on the site. */
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const neededOfBucket = [
  'UPLOADS_S3_ACCESS_KEY_ID',
  'UPLOADS_S3_SECRET_ACCESS_KEY',
  'UPLOADS_S3_PUBLIC_URL',
] as const

const schema = z
  .object({
    CMS_HOST: z.string().default('127.0.0.1'),
    CMS_PORT: z.coerce.number().int().min(1).max(65535).default(1337),
    CMS_PUBLIC_URL: address.optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_CLIENT: z.enum(['better-sqlite3', 'postgres']).default('better-sqlite3'),
    DATABASE_URL: z.string().optional(),
    DATABASE_FILENAME: z.string().optional(),
    /** Seconds; 0 is no limit. */
    DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().min(0).default(30),
    /**
     * With `full` a SQLite commit survives a power cut, with `off` only a crash of the program, which is enough for
     * tests.
     */
    SQLITE_SYNCHRONOUS: z.enum(['full', 'off']).default('full'),
    APP_KEYS: secret,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    ENCRYPTION_KEY: secret,
    CMS_CONTENT_TOKEN: secret,
    CMS_SUBMISSION_TOKEN: secret,
    CMS_STAFF_TOKEN: secret,
    CMS_CONTRACT_TOKEN: secret,
    CONTENT_WEBHOOK_URL: z.url().default('http://127.0.0.1:3000/webhooks/content'),
    CONTENT_WEBHOOK_SECRET: secret,
    PREVIEW_SECRET: secret,
    SITE_ORIGIN: address.default('http://localhost:3000'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().optional(),
    UPLOADS_S3_BUCKET: z.string().optional(),
    UPLOADS_S3_REGION: z.string().default('us-east-1'),
    UPLOADS_S3_ENDPOINT: z.url().optional(),
    UPLOADS_S3_ACCESS_KEY_ID: z.string().optional(),
    UPLOADS_S3_SECRET_ACCESS_KEY: z.string().optional(),
    UPLOADS_S3_PUBLIC_URL: z.url().optional(),
    /** Whether the demo content has stays. */
    DEMO_STAYS: z.enum(['on', 'off']).default('on'),
    /** The site's; the links of demo stays are derived from it. */
    PRIVATE_FILES_KEY: z.string().optional(),
    CMS_ADMIN_EMAIL: z.email().optional(),
    CMS_ADMIN_PASSWORD: z.string().min(12, 'must have 12 characters or more').optional(),
  })
  .refine((values) => values.DATABASE_CLIENT !== 'postgres' || values.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'is needed when DATABASE_CLIENT is postgres',
  })
  .superRefine((values, context) => {
    if (!values.UPLOADS_S3_BUCKET) return
    for (const name of neededOfBucket) {
      if (values[name]) continue
      const message = 'is needed when UPLOADS_S3_BUCKET is set'
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })

export type Environment = z.infer<typeof schema> & {
  /** Absolute folder of the database file and the uploads. */
  dataDirectory: string
  /** Absolute path of the SQLite file; unused on PostgreSQL. */
  databaseFile: string
  /** Absolute folder of the files that are public by their URL. */
  publicDirectory: string
  /** Where pictures are kept instead of the folder, on S3 or a store that speaks its protocol. */
  bucket: Bucket | null
}

type Bucket = {
  name: string
  region: string
  /** Undefined for Amazon's own. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** The address below which everybody can read the bucket. */
  publicUrl: string
}

let parsed: Environment | undefined

/**
 * The CMS's settings: the process environment, then the repository's `.env` (or the file that
 * `ENV_PATH` names). Throws one error that lists every missing or malformed variable by name.
 */
export function environment(): Environment {
  parsed ??= parseEnvironment()
  return parsed
}

function parseEnvironment(): Environment {
  const repository = resolve(cmsDirectory(), '..')
  const file = process.env.ENV_PATH ?? resolve(repository, '.env')
  if (existsSync(file)) process.loadEnvFile(file)

  const result = schema.safeParse({ ...placeholders(), ...withoutEmpty(process.env) })
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The CMS cannot start; check these variables:\n${lines.join('\n')}`)
  }
  const dataDirectory = resolve(repository, result.data.DATA_DIR)
  return {
    ...result.data,
    dataDirectory,
    databaseFile: resolve(dataDirectory, result.data.DATABASE_FILENAME ?? 'cms.db'),
    publicDirectory: resolve(dataDirectory, 'public'),
    bucket: bucketOf(result.data),
  }
}

function bucketOf(values: z.infer<typeof schema>): Bucket | null {
  if (!values.UPLOADS_S3_BUCKET) return null
  return {
    name: values.UPLOADS_S3_BUCKET,
    region: values.UPLOADS_S3_REGION,
    endpoint: values.UPLOADS_S3_ENDPOINT,
    accessKeyId: values.UPLOADS_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.UPLOADS_S3_SECRET_ACCESS_KEY ?? '',
    publicUrl: values.UPLOADS_S3_PUBLIC_URL ?? '',
  }
}

/** `NAME=` in an env file means that the variable is not set. */
function withoutEmpty(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

/** The build of the admin panel reads the configuration and needs no real secret. */
function placeholders() {
  const building = process.argv.includes('build')
  if (!building) return {}
  const names = Object.entries(schema.shape).filter(([, field]) => field === secret)
  return Object.fromEntries(names.map(([name]) => [name, 'only-for-the-build']))
}
