// run: scan --only stale-value
// expect: stale-value method=VelodromeAddersBad$Adder.run line=here
// Flanagan, Freund and Yi, Velodrome: two threads add to one volatile.

public class VelodromeAddersBad {
    static volatile int x;

    static class Adder extends Thread {
        private final int me;

        Adder(int me) { this.me = me; }

        @Override
        public void run() {
            int rounds = 0;
            while (rounds++ < 10) {
                x = x + me; // <- here
            }
        }
    }

    public static void main(String[] args) {
        new Adder(1).start();
        new Adder(2).start();
    }
}
// corpus: published
