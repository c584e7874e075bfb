/** Index maintenance: one class of job, told apart by its kind. */
public class IndexJobs {
    static final int LOAD = 1;
    static final int FLUSH = 2;
    static final int COMPACT = 3;

    static class Index {
        int[] postings;
        int flushes;
        boolean compacted;
    }

    static class Job extends Thread {
        private final int kind;
        private final Index index;

        Job(int kind, Index index) {
            this.kind = kind;
            this.index = index;
        }

        @Override
        public void run() {
            switch (kind) {
                case LOAD:
                    index.postings = new int[64]; // @load not parallel: load, parallel: flush, shared
                    break;
                case FLUSH:
                    index.flushes++; // @flush parallel: flush, not parallel: compact
                    break;
                case COMPACT:
                    index.postings[0] = 1;
                    index.compacted = true; // @compact not parallel: load, not parallel: compact
                    break;
                default:
                    throw new IllegalStateException("kind " + kind);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Index index = new Index(); // shared
        Job load = new Job(LOAD, index);
        Job flush1 = new Job(FLUSH, index);
        Job flush2 = new Job(FLUSH, index);
        load.start();
        flush1.start();
        flush2.start();
        load.join();
        flush1.join();
        flush2.join();
        Job compact = new Job(COMPACT, index);
        compact.start();
        compact.join();
        int first = index.postings[0]; // @report not parallel: compact, not parallel: flush
        System.out.println(first + " " + index.compacted);
    }
}
