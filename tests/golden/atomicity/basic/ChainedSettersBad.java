// run: scan --only atomicity
// expect: atomicity method=ChainedSettersBad.pay line=here
// SEI CERT VNA04-J, without the chain.

public class ChainedSettersBad {
    public static class Currency {
        private int quarters, dimes;
        public synchronized void quarters(int n) { quarters = n; }
        public synchronized void dimes(int n) { dimes = n; }
        public synchronized int cents() { return 25 * quarters + 10 * dimes; }
    }

    private int paid;

    public synchronized void pay(Currency c, int q, int d) {
        c.quarters(q);
        c.dimes(d); // <- here
        paid++;
    }
}
// corpus: published
