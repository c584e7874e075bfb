// Two threads run one object's method by reference.
//
// run: scan --only object-race
// expect: object-race line=inc
public class MethodReferenceBad {
    static class Counter {
        private int n;

        void inc() {
            n++; // <- inc
        }
    }

    public static void main(String[] args) {
        Counter counter = new Counter();
        Runnable run = counter::inc;
        new Thread(run).start();
        new Thread(run).start();
    }
}
