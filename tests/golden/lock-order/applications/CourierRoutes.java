// swap() orders by region, but north and east have the same region 7; with equal regions the order is the argument order, and the two threads pass them in opposite order.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayDeque;
import java.util.Deque;

public class CourierRoutes {

    static class Depot {
        private final String name;
        private final int region;
        private final Deque<String> parcels = new ArrayDeque<>();

        Depot(String name, int region) {
            this.name = name;
            this.region = region;
        }

        void receive(String parcel) {
            synchronized (this) {
                parcels.addLast(parcel);
            }
        }
    }

    static void swapHeads(Depot a, Depot b) {
        Depot first = a.region <= b.region ? a : b;
        Depot second = first == a ? b : a;
        synchronized (first) {
            synchronized (second) {
                String x = a.parcels.pollFirst();
                String y = b.parcels.pollFirst();
                if (x != null) {
                    b.parcels.addLast(x);
                }
                if (y != null) {
                    a.parcels.addLast(y);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Depot north = new Depot("north", 7);
        Depot east = new Depot("east", 7);
        Depot coast = new Depot("coast", 9);
        for (int i = 0; i < 3; i++) {
            north.receive("N" + i);
            east.receive("E" + i);
            coast.receive("C" + i);
        }
        Thread morning = new Thread(() -> {
            swapHeads(north, east);
            swapHeads(coast, north);
        });
        Thread evening = new Thread(() -> {
            swapHeads(east, north);
            swapHeads(north, coast);
        });
        morning.start();
        evening.start();
        morning.join();
        evening.join();
        for (Depot d : new Depot[] {north, east, coast}) {
            System.out.println(d.name + " " + d.parcels);
        }
    }
}
