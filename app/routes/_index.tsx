export default function Home() {
  return <h1>Jacaranda Ledger</h1>;
}
