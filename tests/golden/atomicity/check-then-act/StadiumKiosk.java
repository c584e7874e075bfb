// run: scan --only atomicity
// expect: none
// takeIfFree tests and takes in one step; the second access (capacity) never changes
public class StadiumKiosk {
    static final class Stands {
        private final int capacity;
        private int free;

        Stands(int capacity) {
            this.capacity = capacity;
            this.free = capacity;
        }

        synchronized int capacity() {
            return capacity;
        }

        synchronized int takeIfFree() {
            return free > 0 ? free-- : 0;
        }
    }

    private final Stands stands;
    private int sold;
    private int worst;

    StadiumKiosk(Stands stands) {
        this.stands = stands;
    }

    synchronized boolean sell() {
        int rows = stands.capacity() / 100;
        int seat = stands.takeIfFree();
        if (seat == 0) {
            return false;
        }
        sold++;
        worst = Math.max(worst, seat % rows);
        return true;
    }

    synchronized int sold() {
        return sold;
    }

    synchronized int worst() {
        return worst;
    }

    public static void main(String[] args) throws InterruptedException {
        Stands stands = new Stands(20_000);
        StadiumKiosk[] kiosks = {new StadiumKiosk(stands), new StadiumKiosk(stands), new StadiumKiosk(stands)};
        Thread[] threads = new Thread[kiosks.length];
        for (int i = 0; i < kiosks.length; i++) {
            StadiumKiosk k = kiosks[i];
            threads[i] = new Thread(() -> {
                while (k.sell()) {
                    Thread.onSpinWait();
                }
            });
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            sum += kiosks[i].sold();
        }
        System.out.println(sum);
    }
}
// corpus: unseen20
