// run: scan --only lock-order
// expect: none
// each thread copies the other vector before it takes the lock
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class TwoVectorsCopy {
    static class Merger implements Runnable {
        private final Vector<String> into, from;
        private final int rounds;
        Merger(Vector<String> into, Vector<String> from, int rounds) {
            this.into = into; this.from = from; this.rounds = rounds;
        }
        @Override public void run() {
            for (int i = 0; i < rounds; i++) {
                merge();
                Thread.yield();
            }
        }
        private void merge() {
            List<String> copy = new ArrayList<>(from);
            synchronized (into) {
                for (int i = 0; i < copy.size() && i < 10; i++) {
                    String s = copy.get(i);
                    if (!into.contains(s)) into.addElement(s);
                }
            }
        }
    }
    public static void main(String[] args) {
        Vector<String> left = new Vector<>();
        Vector<String> right = new Vector<>();
        left.add("l");
        right.add("r");
        new Thread(new Merger(left, right, 100)).start();
        new Thread(new Merger(right, left, 100)).start();
    }
}
// corpus: unseen
