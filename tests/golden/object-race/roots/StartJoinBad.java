// Main looks while the thread still works.
//
// run: scan --only object-race
// expect: object-race line=step
public class StartJoinBad {
    static class Work {
        private int done;

        void step() {
            done++; // <- step
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
        System.out.println(work.done());
        thread.join();
    }
}
