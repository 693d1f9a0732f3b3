import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { getCalendarAddresses } from '../calendar-feeds/calendar-addresses-handler'
import {
  getClientLinks,
  postClientLink,
  postRevocation,
} from '../client-links/client-links-handler'
import { getPublishCheck } from '../publishing/publish-check-handler'
import { exportLeads, exportSubscribers } from '../submissions/csv/export-leads'
import { getLeadFiles } from '../submissions/lead-files-handler'
import { getPendingCount } from '../submissions/pending-count-handler'

type Route = {
  method: 'GET' | 'POST'
  /** The address in the panel's API: the prefix, then the path below it. */
  prefix: string
  path: string
  handler: (strapi: Core.Strapi, ctx: Context) => Promise<void>
}

/** Our own calls of the admin panel. Every handler checks the rights of the person who is signed in. */
const routes: readonly Route[] = [
  {
    method: 'GET',
    prefix: '/publish-check',
    path: '/:uid/:documentId',
    handler: getPublishCheck,
  },
  { method: 'GET', prefix: '/submissions-waiting', path: '/:uid', handler: getPendingCount },
  { method: 'GET', prefix: '/leads.csv', path: '/', handler: exportLeads },
  { method: 'GET', prefix: '/subscribers.csv', path: '/', handler: exportSubscribers },
  {
    method: 'GET',
    prefix: '/calendar-addresses',
    path: '/:uid/:documentId',
    handler: getCalendarAddresses,
  },
  { method: 'GET', prefix: '/client-links', path: '/:uid/:documentId', handler: getClientLinks },
  { method: 'POST', prefix: '/client-links', path: '/:uid/:documentId', handler: postClientLink },
  {
    method: 'POST',
    prefix: '/client-links',
    path: '/:uid/:documentId/revoke',
    handler: postRevocation,
  },
  { method: 'GET', prefix: '/lead-files', path: '/:documentId', handler: getLeadFiles },
]

/** Adds the routes to the panel's API, for signed-in people only. */
export function registerPanelRoutes(strapi: Core.Strapi): void {
  for (const { method, prefix, path, handler } of routes) {
    strapi.server.routes({
      type: 'admin',
      prefix,
      routes: [
        {
          method,
          path,
          handler: (ctx: Context) => handler(strapi, ctx),
          info: { type: 'admin' },
          config: { policies: ['admin::isAuthenticatedAdmin'] },
        },
      ],
    })
  }
}
