import java.util.LinkedList;

public class CrewSum {
    static class Crew {
        private final LinkedList<Runnable> jobs = new LinkedList<>();
        private final Thread[] members;
        private int unfinished;
        private boolean dismissed;

        Crew(int size) {
            members = new Thread[size];
            for (int i = 0; i < size; i++) {
                members[i] = new Thread(this::workLoop, "crew-" + i);
                members[i].start();
            }
        }

        void assign(Runnable r) {
            synchronized (jobs) {
                jobs.add(r);
                unfinished++;
                jobs.notifyAll();
            }
        }

        private void workLoop() {
            while (true) {
                Runnable r;
                synchronized (jobs) {
                    while (jobs.isEmpty() && !dismissed) {
                        try {
                            jobs.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    if (jobs.isEmpty()) {
                        return;
                    }
                    r = jobs.removeFirst();
                }
                try {
                    r.run();
                } finally {
                    synchronized (jobs) {
                        unfinished--;
                        jobs.notifyAll();
                    }
                }
            }
        }

        void awaitAll() throws InterruptedException {
            synchronized (jobs) {
                while (unfinished > 0) {
                    jobs.wait();
                }
            }
        }

        void dismiss() {
            synchronized (jobs) {
                dismissed = true;
                jobs.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 64;
        double[][] m = new double[n][n];
        double[] rowSums = new double[n];
        Crew crew = new Crew(3);
        for (int i = 0; i < n; i++) {
            final int row = i;
            crew.assign(() -> {
                for (int j = 0; j < m[row].length; j++) {
                    m[row][j] = Math.sin(row) * j;
                }
            });
        }
        crew.awaitAll();
        for (int j = 0; j < n; j++) {
            final int col = j;
            crew.assign(() -> {
                double s = 0;
                for (double[] row : m) {
                    s += row[col];
                }
                rowSums[col] = s;
            });
        }
        crew.awaitAll();
        double total = 0;
        for (double s : rowSums) {
            total += s;
        }
        crew.dismiss();
        System.out.printf("total %.3f%n", total);
    }
}
