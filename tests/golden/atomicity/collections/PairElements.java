// run: scan --only atomicity
// expect: none
// left[i] and right[i] are different objects, each locked once per index
public class PairElements {
    public static class Lane {
        private int cars;

        public synchronized void enter() {
            cars++;
        }

        public synchronized void leave() {
            cars--;
        }
    }

    private int shifts;

    public synchronized void shift(Lane[] left, Lane[] right) {
        for (int i = 0; i < left.length; i++) {
            left[i].leave();
            right[i].enter();
        }
        shifts++;
    }
}
// corpus: unseen
