// run: scan --only atomicity
// expect: atomicity method=ChainedBuilderBad.pay line=here witness=c
// SEI CERT VNA04-J: chained setters of a shared object, each with its own hold of the lock.

public class ChainedBuilderBad {
    public static class Currency {
        private int quarters, dimes;

        public synchronized Currency quarters(int n) {
            quarters = n;
            return this;
        }

        public synchronized Currency dimes(int n) {
            dimes = n;
            return this;
        }

        public synchronized void both(int q, int d) {
            quarters = q;
            dimes = d;
        }

        public synchronized int cents() { return 25 * quarters + 10 * dimes; }
    }

    private int paid;

    public synchronized void pay(Currency c, int q, int d) {
        c.quarters(q).dimes(d); // <- here
        paid++;
    }
}
// corpus: published
