// run: scan --only lock-order
// expect: none
// Both tasks run in the thread of one timer.
import java.util.*;
public class OneTimerOk {
    static final Object a=new Object(), b=new Object();
    public static void main(String[] z){ Timer t=new Timer(), u=new Timer(); t.schedule(new TimerTask(){ public void run(){ synchronized(a){ synchronized(b){} } } },1); t.schedule(new TimerTask(){ public void run(){ synchronized(b){ synchronized(a){} } } },1); } }
