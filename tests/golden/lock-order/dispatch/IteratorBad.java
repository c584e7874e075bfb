// run: scan --only lock-order --library
// expect: lock-order locks=IteratorBad$Basket,IteratorBad$Shop
// The iterator of a collection of our own locks the collection at every step.
import java.util.Iterator;

public class IteratorBad {
    public static final class Basket implements Iterable<Integer> {
        private int n = 2;
        public synchronized int size() { return n; }
        public synchronized void pay(Shop s) { s.sold(); }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                private int at;
                @Override public boolean hasNext() { return at < size(); }
                @Override public Integer next() { return at++; }
            };
        }
    }
    public static final class Shop {
        private int n;
        public synchronized void sold() { n++; }
        public synchronized int sum(Basket b) { int s = 0; for (int i : b) s += i; return s; }
    }
}
