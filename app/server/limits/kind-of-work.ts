import type { IncomingMessage } from 'node:http'
import { findPage } from '~/routing/find-page'
import { findResource } from '~/routing/find-resource'
import { pagePathOfData } from '~/routing/page-request'
import { pageEntry } from '~/routing/table'
import type { Work } from './budgets'

type Method = Pick<IncomingMessage, 'method'>

const isSending = ({ method }: Method) => method === 'POST' || method === 'PUT'

/** The kind of work that a request causes if its response is not stored. */
export function kindOfWork(request: Method, path: string): Work {
  const resource = findResource(path)
  if (resource) return resource === 'shareImage' ? 'picture' : 'call'
  const isData = path.endsWith('.data')
  if (isSending(request)) return isData ? 'call' : 'form'
  const page = findPage(isData ? pagePathOfData(path) : path)
  if (page && pageEntry(page.name).delivery === 'never') return 'own'
  return isData ? 'data' : 'page'
}

/** Whether a request posts the form of a public page without script. These share a rate limit. */
export function isFormOfPage(request: Method, path: string): boolean {
  if (!isSending(request)) return false
  const page = findPage(path)
  return page !== null && pageEntry(page.name).delivery !== 'never'
}
