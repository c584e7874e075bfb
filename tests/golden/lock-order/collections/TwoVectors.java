// run: scan --only lock-order
// expect: lock-order
// Vector a.addAll(b) and b.addAll(a) in two threads lock the two vectors in both orders
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class TwoVectors {
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
            synchronized (into) {
                for (int i = 0; i < from.size() && i < 10; i++) {
                    String s = from.elementAt(i);
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
