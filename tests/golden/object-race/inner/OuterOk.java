// They lock it.
//
// run: scan --only object-race
// expect: none
public class OuterOk {
    private int sum;

    class Adder implements Runnable {
        public void run() {
            synchronized (OuterOk.this) {
                sum += 1;
            }
        }
    }

    void start() {
        new Thread(new Adder()).start();
        new Thread(new Adder()).start();
    }

    public static void main(String[] args) {
        new OuterOk().start();
    }
}
