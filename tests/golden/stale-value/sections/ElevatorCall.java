// run: scan --only stale-value
// expect: stale-value
// an idle elevator is looked up in one synchronized call and dispatched in another by two floor threads
class Cabin {
    private boolean idle = true;
    private int target;

    synchronized boolean isIdle() {
        return idle;
    }

    synchronized void dispatch(int floor) {
        idle = false;
        target = floor;
    }

    synchronized int arrive() {
        idle = true;
        return target;
    }
}

class Floor extends Thread {
    private final Cabin[] cabins;
    private final int number;

    Floor(Cabin[] cabins, int number) {
        this.cabins = cabins;
        this.number = number;
    }

    @Override
    public void run() {
        for (Cabin c : cabins) {
            if (c.isIdle()) {
                c.dispatch(number);
                System.out.println("to " + c.arrive());
                return;
            }
        }
    }
}

public class ElevatorCall {
    public static void main(String[] args) {
        Cabin[] cabins = {new Cabin(), new Cabin()};
        for (int i = 0; i < 5; i++) {
            new Floor(cabins, i).start();
        }
    }
}
// corpus: unseen
