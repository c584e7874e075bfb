public class EditorsDesk {
    static class DeskLock {
        private int reading;
        private boolean writing;

        synchronized void startReading() throws InterruptedException {
            while (writing) {
                wait();
            }
            reading++;
        }

        synchronized void stopReading() {
            reading--;
            if (reading == 0) {
                notifyAll();
            }
        }

        synchronized void startWriting() throws InterruptedException {
            if (writing || reading > 0) {
                wait();
            }
            writing = true;
        }

        synchronized void stopWriting() {
            writing = false;
            notifyAll();
        }
    }

    static class Manuscript {
        private final DeskLock desk = new DeskLock();
        private int words;

        void revise(int added) throws InterruptedException {
            desk.startWriting();
            try {
                words += added;
            } finally {
                desk.stopWriting();
            }
        }

        int count() throws InterruptedException {
            desk.startReading();
            try {
                return words;
            } finally {
                desk.stopReading();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Manuscript m = new Manuscript();
        Thread[] editors = new Thread[4];
        Thread[] proofs = new Thread[2];
        for (int i = 0; i < editors.length; i++) {
            final int added = i + 1;
            editors[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 200; k++) {
                        m.revise(added);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            editors[i].start();
        }
        for (int i = 0; i < proofs.length; i++) {
            proofs[i] = new Thread(() -> {
                try {
                    int seen = 0;
                    for (int k = 0; k < 200; k++) {
                        seen = Math.max(seen, m.count());
                    }
                    System.out.println("proof saw " + seen);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            proofs[i].start();
        }
        for (Thread t : editors) {
            t.join();
        }
        for (Thread t : proofs) {
            t.join();
        }
        System.out.println("final " + m.count());
    }
}
