// run: scan --only atomicity
// expect: atomicity
// the controller's lock is held while a shared cabin is asked for its floor and then moved; the cabin thread moves it too
class LiftCabin extends Thread {
    private int floor;
    private boolean busy;

    synchronized int floor() {
        return floor;
    }

    synchronized boolean busy() {
        return busy;
    }

    synchronized void send(int target) {
        busy = true;
        floor = target;
    }

    private synchronized void idleMove() {
        busy = false;
        if (floor > 0) {
            floor--;
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            idleMove();
        }
    }
}

class LiftController {
    private final LiftCabin[] cabins;
    private int trips;

    LiftController(int n) {
        cabins = new LiftCabin[n];
        for (int i = 0; i < n; i++) {
            cabins[i] = new LiftCabin();
        }
    }

    void start() {
        for (LiftCabin c : cabins) {
            c.start();
        }
    }

    synchronized boolean call(int target) {
        LiftCabin cabin = cabins[target % cabins.length];
        if (!cabin.busy() && cabin.floor() != target) {
            cabin.send(target);
            trips++;
            return true;
        }
        return false;
    }
}

public class ElevatorController {
    public static void main(String[] args) {
        LiftController controller = new LiftController(2);
        controller.start();
        for (int t = 1; t < 3; t++) {
            final int target = t;
            new Thread(() -> controller.call(target)).start();
        }
    }
}
// corpus: unseen
