// Not the thread that took the last step: the one that the exception leaves. What the JVM says of the null is its message.
public class ThreadThatFails {
    static volatile String text = "text";

    public static void main(String[] args) {
        new Thread(() -> text = null, "clears").start();
        new Thread(() -> {
            if (text != null)
                text.length();
        }, "reads").start();
    }
}
// run: raddle check --width 80 $CLASSES
// out: ThreadThatFails.java:9: exception: java.lang.NullPointerException: Cannot invoke
// out:     "String.length()" because "ThreadThatFails.text" is null, in thread reads
// out:     ThreadThatFails.lambda$main$1 (ThreadThatFails.java:9)
// out:   how it happens (...):
// out:     reads   ThreadThatFails.java:8  reads ThreadThatFails.text = "text"
// out:     clears  ThreadThatFails.java:6  writes ThreadThatFails.text = null
// out:     reads   ThreadThatFails.java:9  throws java.lang.NullPointerException
// out:
// out: 1 error (...)
// exit: 1
