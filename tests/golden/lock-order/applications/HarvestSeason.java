// In phase 0 all workers nest field->barn, in phase 1 all nest barn->field; arriveAndAwaitAdvance separates the phases for every registered worker.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.Phaser;

public class HarvestSeason {

    static class Place {
        private int bales;

        void change(int delta) {
            bales += delta;
        }
    }

    private final Place field = new Place();
    private final Place barn = new Place();
    private final Phaser season = new Phaser(3);

    private void collect() {
        synchronized (field) {
            field.change(-2);
            synchronized (barn) {
                barn.change(+2);
            }
        }
    }

    private void spread() {
        synchronized (barn) {
            barn.change(-1);
            synchronized (field) {
                field.change(+1);
            }
        }
    }

    private class Worker extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                collect();
            }
            season.arriveAndAwaitAdvance();
            for (int i = 0; i < 5; i++) {
                spread();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HarvestSeason farm = new HarvestSeason();
        farm.field.change(100);
        Thread[] workers = {farm.new Worker(), farm.new Worker(), farm.new Worker()};
        for (Thread w : workers) {
            w.start();
        }
        for (Thread w : workers) {
            w.join();
        }
        System.out.println("field " + farm.field.bales + ", barn " + farm.barn.bales);
    }
}
