// run: scan --only lock-order
// expect: lock-order
// Each Seat record carries its lock; SeatPlan.swap synchronizes on a.lock() then b.lock() in the order the passengers were named, and CompletableFuture tasks swap (0,1) and (1,0).
package airline.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

record Seat(String label, Object lock, String[] holder) {
    Seat(String label) {
        this(label, new Object(), new String[1]);
    }

    String passenger() {
        return holder[0];
    }
}

class SeatPlan {
    private final List<Seat> seats;

    SeatPlan(int rows) {
        List<Seat> all = new ArrayList<>();
        for (int r = 1; r <= rows; r++) {
            for (char c : "ABC".toCharArray()) {
                all.add(new Seat(r + "" + c));
            }
        }
        seats = List.copyOf(all);
    }

    void assign(int i, String passenger) {
        Seat s = seats.get(i);
        synchronized (s.lock()) {
            s.holder()[0] = passenger;
        }
    }

    void swap(int i, int j) {
        Seat a = seats.get(i);
        Seat b = seats.get(j);
        synchronized (a.lock()) {
            synchronized (b.lock()) {
                String t = a.holder()[0];
                a.holder()[0] = b.holder()[0];
                b.holder()[0] = t;
            }
        }
    }

    String at(int i) {
        Seat s = seats.get(i);
        synchronized (s.lock()) {
            return s.passenger();
        }
    }
}

public class SeatSwap {
    public static void main(String[] args) {
        SeatPlan plan = new SeatPlan(2);
        plan.assign(0, "Ada");
        plan.assign(1, "Grace");
        CompletableFuture<Void> up = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 5_000_000; i++) plan.swap(0, 1);
        });
        CompletableFuture<Void> down = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 5_000_000; i++) plan.swap(1, 0);
        });
        CompletableFuture.allOf(up, down).join();
        System.out.println(plan.at(0));
    }
}
// corpus: unseen
