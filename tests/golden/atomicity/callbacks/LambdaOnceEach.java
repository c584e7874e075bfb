// run: scan --only atomicity
// expect: none
// only one of the two lambdas is run under the lock
public class LambdaOnceEach {
    public static class Dial {
        private int value;

        public synchronized void up() {
            value++;
        }

        public synchronized void down() {
            value--;
        }
    }

    private int turns;

    public synchronized void turn(Dial dial, boolean right) {
        Runnable r = right ? dial::up : dial::down;
        r.run();
        turns++;
    }
}
// corpus: unseen
