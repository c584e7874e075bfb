// The example for which a rule about `new D(this)` is needed: the bag is inside of its shelf, which locks, but
// its iterator has it too and is given away. The walker reads the bag while another thread adds to it.
//
// run: scan --only object-race
// expect: object-race line=add
public class OwnIteratorBad {
    static class Bag {
        final int[] items = new int[10];
        int n;

        void add(int item) {
            items[n] = item;
            n++; // <- add
        }

        Walker walk() {
            return new Walker(this);
        }
    }

    static class Walker {
        private final Bag bag;
        private int at;

        Walker(Bag bag) {
            this.bag = bag;
        }

        boolean hasNext() {
            return at < bag.n;
        }

        int next() {
            return at++;
        }
    }

    static class Shelf {
        private final Bag bag = new Bag();

        synchronized void add(int item) {
            bag.add(item);
        }

        synchronized Walker walk() {
            return bag.walk();
        }
    }

    public static void main(String[] args) {
        Shelf shelf = new Shelf();
        new Thread(() -> shelf.add(1)).start();
        Walker walker = shelf.walk();
        while (walker.hasNext())
            System.out.println(walker.next());
    }
}
