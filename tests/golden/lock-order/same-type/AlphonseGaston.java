// run: scan --only lock-order
// expect: lock-order
// The Oracle tutorial's bow/bowBack: alphonse.bow(gaston) holds alphonse and calls gaston.bowBack, the other thread does the reverse.
public class AlphonseGaston {
    static class Friend {
        private final String name;

        Friend(String name) {
            this.name = name;
        }

        String getName() {
            return name;
        }

        synchronized void bow(Friend bower) {
            System.out.format("%s: %s has bowed to me!%n", name, bower.getName());
            bower.bowBack(this);
        }

        synchronized void bowBack(Friend bower) {
            System.out.format("%s: %s has bowed back to me!%n", name, bower.getName());
        }
    }

    public static void main(String[] args) {
        final Friend alphonse = new Friend("Alphonse");
        final Friend gaston = new Friend("Gaston");
        new Thread(new Runnable() {
            public void run() {
                alphonse.bow(gaston);
            }
        }).start();
        new Thread(new Runnable() {
            public void run() {
                gaston.bow(alphonse);
            }
        }).start();
    }
}
// corpus: unseen
