import { Button, Flex, Typography } from '@strapi/design-system'
import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type PresetKey, presetKeys, presetTypes } from '../../presets/preset-keys'
import type { Panel } from './panel-host'

/** Offers presets beside a landing that has no blocks yet. */
export const LandingPresetPanel: Panel = ({ activeTab, model, documentId, document }) => {
  const { formatMessage } = useIntl()
  if (activeTab !== 'draft' || !presetTypes.some((type) => type === model)) return null
  if (!documentId || !document || (document.blocks?.length ?? 0) > 0) return null
  return {
    title: formatMessage({ id: 'ceiba.preset.title', defaultMessage: 'Start from a preset' }),
    content: <Presets model={model} documentId={documentId} />,
  }
}

function Presets({ model, documentId }: { model: string; documentId: string }) {
  const { formatMessage } = useIntl()
  const t = (id: string) => formatMessage({ id: `ceiba.preset.${id}`, defaultMessage: id })
  const { post } = useFetchClient()
  const [state, setState] = useState<'idle' | 'filling' | { reason: string }>('idle')

  const fill = async (preset: PresetKey) => {
    setState('filling')
    try {
      await post(`/landing-presets/${model}/${documentId}`, { preset })
      // Only a reload makes the form read the new blocks.
      window.location.reload()
    } catch (error) {
      // The CMS gives the reason; without an answer the editor can only try again.
      setState({ reason: isFetchError(error) ? error.message : t('failed') })
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="omega">{t('help')}</Typography>
      {presetKeys.map((preset) => (
        <Button
          key={preset}
          variant="secondary"
          disabled={state === 'filling'}
          onClick={() => void fill(preset)}
        >
          {t(preset)}
        </Button>
      ))}
      {typeof state === 'object' && (
        <Typography role="alert" variant="omega" textColor="danger600">
          {state.reason}
        </Typography>
      )}
    </Flex>
  )
}
