import { join } from 'node:path'
import { readRentalPage, readSharedContent } from '../src/catalogue/read-catalogue'
import { environment } from '../src/environment/environment'
import { rentals } from '../seed/content/rentals'
import { importDemoContent } from '../seed/import-demo-content'
import { planPictures } from '../seed/pictures/plan'
import { guatemalaDay } from '../src/records/guatemala-day'
import { startStrapi } from '../seed/start-strapi'

/** Imports two rentals with two pictures and prints what it wrote and what the catalogue says. */
async function main(): Promise<void> {
  const { publicDirectory } = environment()
  const strapi = await startStrapi()
  const sample = rentals.slice(0, 2)
  const plan = planPictures(sample)
  const covers = sample.map(({ slug }) => plan.galleries[slug]?.[0] ?? '')
  const written = { count: 0 }
  await importDemoContent(
    { strapi, today: guatemalaDay(new Date()), progress: () => undefined, written },
    {
      rentals: sample,
      plan: {
        pictures: plan.pictures.filter(({ id }) => covers.includes(id)),
        galleries: plan.galleries,
        places: Object.fromEntries(Object.keys(plan.places).map((name) => [name, covers[0] ?? ''])),
      },
      uploads: join(publicDirectory, 'uploads'),
    },
  )
  const catalogue = { ...(await readSharedContent(strapi)), ...(await readRentalPage(strapi, '')) }
  const stays = await strapi.db
    .query('api::stay.stay')
    .findMany({ select: ['stage', 'rentalName'] })
  const nights = await strapi.db.connection('reserved_nights').select('night')
  const sampled = { stays, nights: nights.length }
  console.log(JSON.stringify({ written: written.count, catalogue, ...sampled }))
  await strapi.destroy()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
