// run: scan --only atomicity
// expect: atomicity
// the catch block locks the witness again after the try block locked and released it
public class ExceptionPath {
    public static class Gateway {
        private int open;
        private int failures;

        public synchronized void connect(String host) {
            open++;
            if (host.isEmpty()) {
                throw new IllegalArgumentException("no host");
            }
        }

        public synchronized void failed() {
            open--;
            failures++;
        }
    }

    private int attempts;

    public synchronized boolean dial(Gateway g, String host) {
        attempts++;
        try {
            g.connect(host);
            return true;
        } catch (IllegalArgumentException e) {
            g.failed();
            return false;
        }
    }
}
// corpus: unseen
