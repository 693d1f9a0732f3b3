import { describe, expect, it } from 'vitest'
import { createRedirectIndex } from './redirect-index'

const offer = 'api::landing-page.landing-page'
const renamed = (oldSlug: string, slug: string, locale: 'en' | 'es' = 'en', uid = offer) => ({
  uid,
  documentId: 'x',
  locale,
  oldSlug,
  slug,
})

describe('an address without a page', () => {
  const index = createRedirectIndex({
    paths: [
      { from: '/oferta-verde', to: '/es/landing-page/temporada-verde', status: 301 },
      { from: '/es/feria', to: '/es/blog?category=fiestas', status: 302 },
    ],
    goneRentals: [],
    formerSlugs: [
      renamed('rain', 'green-season'),
      renamed('lluvia', 'temporada-verde', 'es'),
      renamed('casa-vieja', 'casa-nueva', 'en', 'api::rental.rental'),
    ],
  })

  it('leads where an editor says, whatever slash is at its end', () => {
    const verde = { to: '/es/landing-page/temporada-verde', status: 301 }
    expect(index.find('/oferta-verde')).toEqual(verde)
    expect(index.find('/oferta-verde/')).toEqual(verde)
    expect(index.find('/es/feria')).toEqual({ to: '/es/blog?category=fiestas', status: 302 })
  })

  it('leads there in any case, as an editor entered it or as a visitor types it', () => {
    const paths = [
      { from: '/Verano2026', to: '/blog', status: 301 as const },
      { from: '/a', to: '/B', status: 301 as const },
      { from: '/b', to: '/A', status: 301 as const },
    ]
    const typed = createRedirectIndex({ paths, goneRentals: [], formerSlugs: [] })
    for (const path of ['/Verano2026', '/verano2026', '/VERANO2026']) {
      expect(typed.find(path)?.to, path).toBe('/blog')
    }
    expect(typed.find('/a')).toBeNull()
  })

  it('leads to the present name of a page that had this one', () => {
    expect(index.find('/landing-page/rain')?.to).toBe('/landing-page/green-season')
    expect(index.find('/es/landing-page/lluvia')?.to).toBe('/es/landing-page/temporada-verde')
  })

  it('leads where an editor says instead, also while the page is not published', () => {
    const edited = { ...renamed('rain', 'green-season'), toPath: '/blog' }
    const hidden = { ...renamed('sun', 'x'), slug: null, toPath: '/about-us' }
    const index = createRedirectIndex({ paths: [], formerSlugs: [edited, hidden], goneRentals: [] })
    expect(index.find('/landing-page/rain')).toEqual({ to: '/blog', status: 301 })
    expect(index.find('/landing-page/sun')).toEqual({ to: '/about-us', status: 301 })
  })

  it('tells the present slug of a rental alone', () => {
    expect(index.findRentalSlug('casa-vieja', 'en')).toBe('casa-nueva')
    expect(index.findRentalSlug('casa-vieja', 'es')).toBeNull()
    expect(index.findRentalSlug('rain', 'en')).toBeNull()
  })

  it('keeps the place of a rental and changes its name alone', () => {
    const place = '/vacation-rentals/guatemala/sacatepequez/antigua-guatemala'
    expect(index.find(`${place}/casa-vieja`)?.to).toBe(`${place}/casa-nueva`)
  })

  it('leads from the lists of a town or region that was renamed to its present ones', () => {
    const formerSlugs = [
      // The CMS keeps them in the language in which staff renamed the place.
      renamed('antigua', 'antigua-guatemala', 'en', 'api::town.town'),
      renamed('saca', 'sacatepequez', 'es', 'api::region.region'),
    ]
    const index = createRedirectIndex({ paths: [], formerSlugs, goneRentals: [] })
    expect(index.findPlaceSlug('town', 'antigua')).toBe('antigua-guatemala')
    expect(index.findPlaceSlug('region', 'saca')).toBe('sacatepequez')
    expect(index.findPlaceSlug('region', 'antigua')).toBeNull()
    const lists = '/es/renta-un-hotel/guatemala'
    expect(index.find(`${lists}/saca`)?.to).toBe(`${lists}/sacatepequez`)
    for (const old of ['saca/antigua', 'saca/antigua-guatemala', 'sacatepequez/antigua']) {
      const leads = { to: `${lists}/sacatepequez/antigua-guatemala`, status: 301 }
      expect(index.find(`${lists}/${old}`), old).toEqual(leads)
    }
    expect(index.find(`${lists}/antigua`)).toBeNull()
    expect(index.find('/houses-for-sale/guatemala/sacatepequez/antigua')?.to).toBe(
      '/houses-for-sale/guatemala/sacatepequez/antigua-guatemala',
    )
  })

  it('leads from the old name of a legal text to its present one, in its group where it has one', () => {
    const text = 'api::legal-text.legal-text'
    const formerSlugs = [
      renamed('privacidad', 'politicas-de-privacidad', 'es', text),
      renamed('hotels', 'hotel-rules', 'en', text),
    ]
    const index = createRedirectIndex({ paths: [], formerSlugs, goneRentals: [] })
    const target = '/es/terminos-y-condiciones/politicas-de-privacidad'
    expect(index.find('/es/terminos-y-condiciones/privacidad')?.to).toBe(target)
    const group = '/terms-and-conditions/accommodation'
    expect(index.find(`${group}/hotels`)?.to).toBe(`${group}/hotel-rules`)
  })

  it('leads to the language of the former name where the path has the other one', () => {
    expect(index.find('/landing-page/lluvia')?.to).toBe('/es/landing-page/temporada-verde')
  })

  it('leads nowhere where nobody knows it, or another type had the name', () => {
    for (const path of ['/nothing', '/landing-product/rain', '/blog/casa-vieja', '/%E0%A4%A']) {
      expect(index.find(path), path).toBeNull()
    }
  })
})

describe('redirects that meet', () => {
  it('are one step for visitors, for good only where all of it is', () => {
    const index = createRedirectIndex({
      paths: [
        { from: '/flyer', to: '/landing-page/old', status: 302 },
        { from: '/poster', to: '/landing-page/old', status: 301 },
      ],
      formerSlugs: [renamed('old', 'new')],
      goneRentals: [],
    })
    expect(index.find('/flyer')).toEqual({ to: '/landing-page/new', status: 302 })
    expect(index.find('/poster')).toEqual({ to: '/landing-page/new', status: 301 })
  })

  it('lead nowhere where they go round in circles', () => {
    const index = createRedirectIndex({
      paths: [{ from: '/landing-page/new', to: '/landing-page/old', status: 301 }],
      formerSlugs: [renamed('old', 'new')],
      goneRentals: [],
    })
    expect(index.find('/landing-page/old')).toBeNull()
    expect(index.find('/landing-page/new')).toBeNull()
  })
})

describe('a rental that was unpublished', () => {
  const house = { id: 'h', type: 1, fullHotel: false, townId: 'antigua', noBedroom: 3 } as const
  const gone = {
    ...house,
    latitude: null,
    length: null,
    locale: 'es',
    oldSlug: 'casa-azul',
  } as const
  const index = createRedirectIndex({ paths: [], formerSlugs: [], goneRentals: [gone] })

  it('is found by the slug that its page had, in the language that it had', () => {
    expect(index.findGoneRental('casa-azul', 'es')).toBe(gone)
    expect(index.findGoneRental('casa-azul', 'en')).toBeNull()
    expect(index.findGoneRental('casa-verde', 'es')).toBeNull()
  })
})
