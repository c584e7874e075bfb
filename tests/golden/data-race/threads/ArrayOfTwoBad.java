// Two threads, each made once, are kept in an array and started in a loop: there is one of each. What only one of them
// writes is no race, and the pair of what both write is of the two.
// run: scan --only data-race
public class ArrayOfTwoBad {
    static int shared, first, second;

    static class First extends Thread {
        @Override
        public void run() {
            first++;
            shared++; // expect: data-race#1 severity=high field=ArrayOfTwoBad.shared
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            second++;
            shared = 5; // expect: data-race#1
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[2];
        all[0] = new First();
        all[1] = new Second();
        for (Thread thread : all)
            thread.start();
        for (Thread thread : all)
            thread.join();
        System.out.println(shared + first + second);
    }
}
