import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followKeys } from './browser/follow-keys'
import { keepKeysOn, readKeysOn } from './browser/keys-on'
import classes from './inbox.module.css'

/** The keys of the list and the switch for them, which this browser remembers. Without script there are none. */
export function InboxKeys() {
  const { t } = useTranslation('desk')
  const [isOn, setOn] = useState<boolean | null>(null)
  useEffect(() => setOn(readKeysOn()), [])
  function turn(on: boolean): void {
    setOn(on)
    keepKeysOn(on)
  }
  if (isOn === null) return null
  return (
    <p className={classes.keys}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target: { checked } }) => turn(checked)}
        />
        {t('inbox.keys.use')}
      </label>
      {isOn && <KeyHelp />}
    </p>
  )
}

/** Names the keys. They act from the moment it is shown until it goes. */
function KeyHelp() {
  const { t } = useTranslation('desk')
  useLayoutEffect(followKeys, [])
  return (
    <span>
      <kbd>j</kbd> <kbd>k</kbd> {t('inbox.keys.move')} · <kbd>x</kbd> {t('inbox.keys.tick')} ·{' '}
      <kbd>e</kbd> {t('inbox.keys.answer')} · <kbd>/</kbd> {t('inbox.keys.search')}
    </span>
  )
}
