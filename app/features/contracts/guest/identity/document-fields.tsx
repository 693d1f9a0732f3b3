import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { documentKinds, documentSides, type DocumentKind } from '~content/document-kind'
import { RadioGroup } from '~/ui/forms/radio-group'
import type { GuestFileField } from '~/features/contracts/files/guest-file-kinds'
import type { GuestData, GuestFile } from '../guest-data'
import classes from '../guest-page.module.css'
import { IdentityFile } from './identity-file'
import { identitySources, SecretNote } from './identity-step'

type FileField = FieldMetadata<string | undefined> | FieldMetadata<string>

type DocumentFieldsProps = {
  kind: FieldMetadata<DocumentKind | undefined>
  front: FileField
  back: FileField
  data: GuestData
  problemOf: (field: GuestFileField) => string | null
  onChange: () => void
  onWay: (field: GuestFileField, isOnWay: boolean) => void
}

/** The identity document: which one, and a picture of each side that says something. A PDF can hold both. */
export function DocumentFields(props: DocumentFieldsProps) {
  const { kind, front, back, data, problemOf, onChange, onWay } = props
  const { words, locale, files } = data
  const { guest } = words
  const [chosen, setChosen] = useState(data.part.documentKind)
  const [file, setFile] = useState<GuestFile | null>(files.personalDocument)
  const isPdf = /\.pdf$/i.test(file?.name ?? '')
  const hasTwo = documentSides[chosen] === 2
  const source = identitySources.document
  return (
    <div
      className={classes.file}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== kind.name) return
        setChosen(documentKinds.find((one) => one === target.value) ?? chosen)
        onChange()
      }}
    >
      <RadioGroup
        field={kind}
        legend={guest.documentKind}
        options={documentKinds.map((value) => ({ value, label: guest.documentKinds[value] }))}
      />
      {isPdf && <input type="hidden" name="documentIsPdf" value="on" />}
      {hasTwo && <h3 className={classes.side}>{guest.sides.front}</h3>}
      <IdentityFile
        {...source}
        field={front}
        label={guest.document}
        hint={guest.documentHint}
        words={guest}
        locale={locale}
        saved={files.personalDocument}
        problem={problemOf('personalDocument')}
        onFile={setFile}
        onChange={onChange}
        onWay={(isOnWay) => onWay('personalDocument', isOnWay)}
      />
      {/* Out of the form, but not forgotten, while a document with one side is chosen. */}
      <fieldset className={classes.back} hidden={!hasTwo} disabled={!hasTwo}>
        <h3 className={classes.side}>{guest.sides.back}</h3>
        <IdentityFile
          {...source}
          inputName="documentBackFile"
          field={back}
          label={`${guest.sides.back}, ${guest.document}`}
          hint={isPdf ? guest.backInPdf : guest.documentBackHint}
          words={guest}
          locale={locale}
          saved={files.personalDocumentBack}
          problem={problemOf('personalDocumentBack')}
          onChange={onChange}
          onWay={(isOnWay) => onWay('personalDocumentBack', isOnWay)}
        />
      </fieldset>
      <SecretNote text={guest.documentNote} />
    </div>
  )
}
