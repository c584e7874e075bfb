// An inner object's outer is the object that made it; lambdas have it too.
class InnerThis {
    int n;
    class Step implements Runnable {
        public void run() {
            synchronized (InnerThis.this) {
                n++; // held: this$0
            }
        }
    }
    void start() {
        new Thread(new Step()).start();
        new Thread(() -> {
            synchronized (this) {
                n--; // held: this
            }
        }).start();
    }
    public static void main(String[] args) {
        InnerThis outer = new InnerThis(); // shared
        outer.start();
        synchronized (outer) {
            outer.n = 3; // held: outer
        }
        outer.n = 4; // not held: outer
    }
}
