import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { translate } from '../labels/translate'
import { savingActions } from '../records/document-actions'
import { chainFrom, comparablePath, ownPath } from './redirect-chain'

const uid = 'api::redirect.redirect'

type Redirect = { fromPath: string; toPath: string; enabled: boolean }

const formerUid = 'api::former-slug.former-slug'

/** Normalizes the paths of redirects, and rejects those that leave the site, repeat another one or loop. */
export function guardRedirects(strapi: Core.Strapi): void {
  const { SITE_ORIGIN } = environment()
  guardFormerSlugs(strapi)
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !savingActions.includes(context.action)) return next()
    const params: Record<string, unknown> = { ...context.params }
    const { data, documentId } = params
    if (typeof data !== 'object' || data === null) return next()
    const values = data as Partial<Redirect>
    if (typeof values.fromPath === 'string') {
      values.fromPath = comparablePath(ownPath(values.fromPath, SITE_ORIGIN))
    }
    if (typeof values.toPath === 'string') values.toPath = ownPath(values.toPath, SITE_ORIGIN)

    const isUpdate = context.action === 'update'
    const others = await strapi.db.query(uid).findMany({
      where: isUpdate ? { documentId: { $ne: documentId } } : {},
    })
    const saved =
      typeof documentId === 'string'
        ? await strapi.db.query(uid).findOne({ where: { documentId } })
        : null
    rejectFaults({ enabled: true, fromPath: '', toPath: '', ...saved, ...values }, others)
    return next()
  })
}

/**
 * Rejects a target of a former slug that leaves the site, is a former address itself, or redirects: the editor has to
 * name the final one. The CMS does not know the site's URLs, but a path ends in the slug of its page.
 */
function guardFormerSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params: Record<string, unknown> = { ...context.params }
    const { data } = params
    const toPath = typeof data === 'object' && data !== null && 'toPath' in data && data.toPath
    if (context.uid !== formerUid || context.action !== 'update' || typeof toPath !== 'string') {
      return next()
    }
    if (toPath === '') return next()
    if (!staysOnSite(toPath)) {
      reject('toPath', translate('Enter a path of this site, beginning with one "/".'))
    }
    const path = comparablePath(toPath)
    const slug = path.slice(path.lastIndexOf('/') + 1)
    const former = await strapi.db.query(formerUid).findMany({ where: { oldSlug: slug } })
    const sent = await strapi.db
      .query(uid)
      .findOne({ where: { fromPath: path, enabled: true }, select: ['toPath'] })
    if (former.some(({ documentId }) => documentId === params.documentId)) {
      reject('toPath', translate('It would lead to itself.'))
    }
    if (former.length > 0) {
      reject(
        'toPath',
        translate('"{path}" is itself an address that a page had before: enter the present one.', {
          path,
        }),
      )
    }
    if (sent) {
      reject(
        'toPath',
        translate('"{path}" is sent on to "{target}": enter that address.', {
          path,
          target: String(sent.toPath),
        }),
      )
    }
    return next()
  })
}

/** Throws with a message for editors. Empty fields are rejected later, as missing. */
function rejectFaults(redirect: Redirect, others: Redirect[]): void {
  const { fromPath, toPath, enabled } = redirect
  if (!fromPath || !toPath) return
  for (const [field, path] of [
    ['fromPath', fromPath],
    ['toPath', toPath],
  ] as const) {
    if (staysOnSite(path)) continue
    reject(field, translate('Enter a path of this site, beginning with one "/".'))
  }
  if (fromPath === '/' || fromPath === '/es') {
    reject('fromPath', translate('The home page cannot be sent elsewhere.'))
  }
  if (others.some((other) => comparablePath(other.fromPath) === fromPath)) {
    reject('fromPath', translate('There is a redirect from "{path}" already.', { path: fromPath }))
  }
  if (comparablePath(toPath) === fromPath) reject('toPath', translate('It would lead to itself.'))
  if (!enabled) return
  const active = others.filter((other) => other.enabled)
  const targets = new Map(active.map((other) => [comparablePath(other.fromPath), other.toPath]))
  const { chain, loops } = chainFrom(fromPath, targets.set(fromPath, toPath))
  if (loops) {
    reject(
      'toPath',
      translate('It would go round in circles: {chain}.', { chain: chain.join(' → ') }),
    )
  }
}

/** Whether browsers can only read the address as a path of this host. */
function staysOnSite(address: string): boolean {
  return /^\/(?!\/)[\x21-\x7e]*$/.test(address) && !address.includes('\\')
}

function reject(field: keyof Redirect, message: string): never {
  throw new errors.ValidationError(message, { errors: [{ path: [field], message }] })
}
