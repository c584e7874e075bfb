// run: scan --only atomicity
// expect: atomicity
// each kiosk holds only its own monitor between seats.free() and seats.take(); two kiosks oversell the last seat
public class MatineeKiosk {
    static final class Seats {
        private int free;

        Seats(int free) {
            this.free = free;
        }

        synchronized int free() {
            return free;
        }

        synchronized int take() {
            return free--;
        }
    }

    private final String name;
    private final Seats seats;
    private int sold;

    MatineeKiosk(String name, Seats seats) {
        this.name = name;
        this.seats = seats;
    }

    synchronized boolean sell() {
        if (seats.free() > 0) {
            int number = seats.take();
            sold++;
            return number >= 1;
        }
        return false;
    }

    synchronized int sold() {
        return sold;
    }

    public static void main(String[] args) throws InterruptedException {
        Seats hall = new Seats(20_000);
        MatineeKiosk[] kiosks = {
            new MatineeKiosk("lobby", hall), new MatineeKiosk("street", hall), new MatineeKiosk("app", hall)};
        Thread[] threads = new Thread[kiosks.length];
        for (int i = 0; i < kiosks.length; i++) {
            MatineeKiosk k = kiosks[i];
            threads[i] = new Thread(() -> {
                while (k.sell()) {
                    Thread.onSpinWait();
                }
            }, k.name);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            sum += kiosks[i].sold();
        }
        System.out.println(sum + " " + hall.free());
    }
}
// corpus: unseen20
