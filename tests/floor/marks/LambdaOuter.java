// A lambda in a lambda: `this` is still the object that made them.
class LambdaOuter {
    int n;
    Runnable task() {
        return () -> {
            Runnable inner = () -> {
                synchronized (this) {
                    n++; // held: this
                }
                n--; // not held: this
            };
            inner.run();
        };
    }
    public static void main(String[] args) {
        LambdaOuter one = new LambdaOuter(); // shared
        new Thread(one.task()).start();
        new Thread(one.task()).start();
    }
}
