// The shelf walks itself, under its lock: nobody else ever has the bag or its walker.
//
// run: scan --only object-race
// expect: none
public class OwnIteratorOk {
    static class Bag {
        final int[] items = new int[10];
        int n;

        void add(int item) {
            items[n] = item;
            n++;
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
            return bag.items[at++];
        }
    }

    static class Shelf {
        private final Bag bag = new Bag();

        synchronized void add(int item) {
            bag.add(item);
        }

        synchronized int sum() {
            int sum = 0;
            for (Walker walker = bag.walk(); walker.hasNext();)
                sum += walker.next();
            return sum;
        }
    }

    public static void main(String[] args) {
        Shelf shelf = new Shelf();
        new Thread(() -> shelf.add(1)).start();
        System.out.println(shelf.sum());
    }
}
