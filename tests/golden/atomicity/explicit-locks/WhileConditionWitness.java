// run: scan --only atomicity
// expect: atomicity
// the while condition and the body both lock the shared feeder while the packer's lock is held
public class WhileConditionWitness {
    public static class Feeder {
        private int left = 10;

        public synchronized boolean more() {
            return left > 0;
        }

        public synchronized int grab() {
            if (left == 0) {
                throw new IllegalStateException("empty");
            }
            return left--;
        }
    }

    private int packed;

    public synchronized void packAll(Feeder f) {
        while (f.more()) {
            packed += f.grab();
        }
    }
}
// corpus: unseen
