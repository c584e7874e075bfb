// Inner runnables change their outer object through this$0.
//
// run: scan --only object-race
// expect: object-race line=add
public class OuterBad {
    private int sum;

    class Adder implements Runnable {
        public void run() {
            sum += 1; // <- add
        }
    }

    void start() {
        new Thread(new Adder()).start();
        new Thread(new Adder()).start();
    }

    public static void main(String[] args) {
        new OuterBad().start();
    }
}
