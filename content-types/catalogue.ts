import * as z from 'zod'
import { rentalSchema } from './rental'
import {
  amenitySchema,
  currencySchema,
  extraFeeSchema,
  houseRuleSchema,
  landmarkSchema,
  paymentMethodSchema,
  promotionSchema,
  providerSchema,
  regionSchema,
  serviceSchema,
  townSchema,
} from './taxonomy'

/** `GET /api/catalogue` of the CMS: everything that rentals refer to. */
export const sharedContentSchema = z.object({
  revision: z.string(),
  regions: z.array(regionSchema),
  towns: z.array(townSchema),
  landmarks: z.array(landmarkSchema),
  amenities: z.array(amenitySchema),
  houseRules: z.array(houseRuleSchema),
  providers: z.array(providerSchema),
  promotions: z.array(promotionSchema),
  /** Ids of the promotions that always count as 15 percent (site settings). */
  forcedPromotionIds: z.array(z.string()),
  extraFees: z.array(extraFeeSchema),
  currencies: z.array(currencySchema),
  paymentMethods: z.array(paymentMethodSchema),
  /** Add-on services, in the order in which they are offered. */
  services: z.array(serviceSchema),
})

/** `GET /api/catalogue/rentals?after={next}` of the CMS: a page of published rentals, by document id. */
export const rentalPageSchema = z.object({
  revision: z.string(),
  rentals: z.array(rentalSchema),
  /** The `after` of the next page; null on the last one. */
  next: z.string().nullable(),
})

/** Everything that browsing and pricing need. */
export const catalogueSchema = sharedContentSchema.extend({ rentals: z.array(rentalSchema) })

/** `GET /api/catalogue/rentals/{documentId}` of the CMS: one published rental, or null when it is gone. */
export const catalogueRentalSchema = z.object({
  revision: z.string(),
  rental: rentalSchema.nullable(),
})

/** `GET /api/content-revision` of the CMS: grows with every change of published content. */
export const contentRevisionSchema = z.object({ revision: z.string() })

export type CataloguePayload = z.infer<typeof catalogueSchema>
