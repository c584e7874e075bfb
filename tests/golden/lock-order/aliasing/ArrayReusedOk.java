// run: scan --only lock-order
// expect: none
// One array holds the threads of the first phase, then those of the second.
public class ArrayReusedOk {
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
for (int i = 0; i < ts.length; i++) ts[i].join();
for (int i = 0; i < ts.length; i++) { ts[i] = new Thread(() -> { synchronized (b) { synchronized (a) { n--;
}
}
});
ts[i].start();
}
for (Thread t : ts) t.join();
}
}
