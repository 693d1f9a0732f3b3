/** The demo's agreement for stays, in English. */
export const stayAgreementEn = `## Agreement for a stay

Made on {{contractDate}} between the house and **{{fullName}}**, who signs for every person of the party and is called *the guest* below.

### 1. The stay

The guest takes **{{property}}** from **{{startDate}}** to **{{endDate}}**, {{stay}} nights in all, for {{totalGuests}} guests. The house is handed over from {{customCheckIn}} on the day of arrival and given back by {{customCheckOut}} on the day of departure. Nobody beyond the number of guests named here may spend the night without our word.

### 2. Price and payments

The full price of the stay is **{{fullPayment}}**.

- First payment: {{firstPayment}}, due {{downPaymentDays}} days before arrival at the latest, or with the signature where that is later.
- Second payment: {{secondPayment}}, due on the day of arrival at the latest.
- The dates are reserved with the signature. The down payment is {{customDownPayment}} % of the full price, {{downPayment}}. If the first payment has not come by its day, the house may give the dates to others.

### 3. Damage deposit

The guest leaves a deposit of {{damageDeposit}}. After the house has been looked at, it goes back in full within 10 business days, less what was broken or lost. A lost key costs 45 USD. If the stay is cancelled more than {{depositReturnDays}} days before arrival, the deposit is returned as well.

### 4. If the guest cancels

- More than {{lostFirstDepositDays}} days before arrival: the first payment is returned, less {{cancellationCoverExpenses}} that cover the expenses of the cancellation.
- Fewer than {{lostFirstDepositDays}} days before arrival: {{lostFirstDeposit}} % of the first payment is lost; of the rest, {{cancellationCoverExpenses}} are kept for expenses.
- After the day of arrival nothing is returned.

### 5. In the house

The guest is over 21 years old, treats house and neighbours with care, keeps the quiet hours of the house rules, and tells us of any complaint within 24 hours of arrival so that we can put it right. Parties and events need our written consent.

### 6. What was agreed besides

{{extraTerms}}

### 7. Signature

The guest signs this agreement electronically. Text, figures and the list of guests are sealed with a fingerprint; both sides receive the same document and can check at any time that not a letter of it was changed. The law of the Republic of Guatemala applies.
`
