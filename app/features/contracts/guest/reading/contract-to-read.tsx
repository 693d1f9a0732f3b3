import { fillWords } from '~/features/contracts/contract-words'
import { ContractSides } from '~/features/contracts/text/contract-sides'
import { ContractText } from '~/features/contracts/text/contract-text'
import type { GuestData } from '../guest-data'
import { GuestFacts } from './guest-facts'
import classes from '../guest-page.module.css'

/** The figures of a contract and its text, in the language in which it is written; what was changed is marked. */
export function ContractToRead({ data }: { data: GuestData }) {
  const { words, language, locale, changes } = data
  return (
    <>
      <GuestFacts facts={changes?.facts ?? data.facts} words={words} />
      {language !== locale && (
        <p className={classes.soft}>
          {fillWords(words.guest.languageNote, { language: words.languages[language] })}
        </p>
      )}
      <div
        lang={language}
        className={`panel ${classes.paper}`}
        data-sides={changes ? true : undefined}
      >
        {changes ? (
          <ContractSides blocks={changes.blocks} words={words.guest} />
        ) : (
          <ContractText blocks={data.blocks} />
        )}
      </div>
    </>
  )
}
