// Before the start and after the join is an order.
//
// run: scan --only object-race
// expect: none
public class StartJoinOk {
    static class Work {
        private int done;

        void step() {
            done++;
        }

        int done() {
            return done;
        }
    }

    public static void main(String[] args) throws Exception {
        Work work = new Work();
        work.step();
        Thread thread = new Thread(() -> work.step());
        thread.start();
        thread.join();
        System.out.println(work.done());
    }
}
