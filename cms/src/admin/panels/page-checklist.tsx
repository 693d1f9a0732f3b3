import { Box, Flex, Typography } from '@strapi/design-system'
import { CheckCircle, WarningCircle } from '@strapi/icons'
import type { PublishCheck } from './use-publish-check'

type ChecklistProps = { items: PublishCheck['checklist']; fine: string; missing: string }

/** The checks of a page, one per line. The findings below explain those that failed. */
export function Checklist({ items, fine, missing }: ChecklistProps) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ label, isFine }) => (
        <li key={label}>
          <Flex gap={2} alignItems="center" paddingBottom={1}>
            {isFine ? (
              <CheckCircle role="img" aria-label={fine} fill="success600" />
            ) : (
              <WarningCircle role="img" aria-label={missing} fill="warning600" />
            )}
            <Typography variant="omega">{label}</Typography>
          </Flex>
        </li>
      ))}
    </ul>
  )
}

/** The page as other sites show it when its link is shared there. */
export function SharedPage({ heading, card }: { heading: string; card: PublishCheck['share'] }) {
  if (!card) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="omega" fontWeight="bold">
        {heading}
      </Typography>
      <Box borderColor="neutral200" hasRadius overflow="hidden" role="group" aria-label={heading}>
        {card.picture && (
          <img
            src={card.picture}
            alt=""
            style={{ display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' }}
          />
        )}
        <Flex direction="column" alignItems="stretch" gap={1} padding={3}>
          <Typography variant="pi" textColor="neutral600">
            {card.site}
          </Typography>
          <Typography variant="omega" fontWeight="bold">
            {card.title}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {card.description}
          </Typography>
        </Flex>
      </Box>
    </Flex>
  )
}
