// run: scan --only lock-order
// expect: lock-order
// One array holds the threads of the first phase, then those of the second, for which it did not wait.
public class ArrayReusedBad {
    static final Object a = new Object(), b = new Object();
    static int n;
    public static void main(String[] z) throws Exception {
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) { ts[i] = new Thread(() -> { synchronized (a) { synchronized (b) { n++;
        }
    }
});
ts[i].start();
}
for (int i = 0; i < ts.length; i++) { ts[i] = new Thread(() -> { synchronized (b) { synchronized (a) { n--;
}
}
});
ts[i].start();
}
for (Thread t : ts) t.join();
}
}
