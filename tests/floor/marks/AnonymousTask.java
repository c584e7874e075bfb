// An anonymous task in a method has the object around it and what it captures.
class AnonymousTask {
    private int hits;
    private final Object guard = new Object();
    void start(final int[] box) {
        Thread t = new Thread() {
            public void run() {
                synchronized (guard) {
                    hits++; // @task not parallel: made, parallel: main
                }
                box[0]++; // @box parallel: main, not held: guard
            }
        };
        hits = 1; // @made not parallel: task, not parallel: box
        t.start();
    }
    public static void main(String[] args) {
        AnonymousTask outer = new AnonymousTask(); // shared
        int[] box = new int[1]; // shared
        int[] other = new int[1]; // confined
        outer.start(box);
        box[0] = 5; // @main parallel: task, parallel: box
        other[0] = 6;
    }
}
