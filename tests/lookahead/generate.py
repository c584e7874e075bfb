"""Small random programs of two to four threads; all of what they can print and do wrong is found in little time.

Each thread does a few operations on shared things and keeps what it read; main prints that at the end.
"""
import random


class Program:
    def __init__(self, number):
        self.random = random.Random(number * 7919 + 5)
        self.name = f"Random{number:03d}"
        self.helpers = []

    def choose(self, *options):
        return self.random.choice(options)

    def operation(self, depth=0):
        """A statement; `r` is what the thread has read so far."""
        pick = self.random.random()
        field = self.choose("a", "b", "v", "o.f", "o.g", "p.f", "p.next.f", "s[0]", "s[1]")
        if pick < 0.30:
            return f"r = r * 10 + {field};"
        if pick < 0.58:
            return f"{field} = {self.random.randint(1, 4)};"
        if pick < 0.64:
            return f"{field} = {field} + 1;"
        if pick < 0.72 and depth < 2:
            lock = self.choose("o", "p", f"{self.name}.class")
            inside = " ".join(self.operation(depth + 1) for _ in range(self.random.randint(1, 2)))
            return f"synchronized ({lock}) {{ {inside} }}"
        if pick < 0.80 and depth < 2:
            number = len(self.helpers)
            self.helpers.append(None)
            self.helpers[number] = f"static int help{number}(int r) {{ {self.operation(depth + 1)} return r; }}"
            return f"r = help{number}(r);"
        if pick < 0.84:
            return f"r = r * 10 + n.{self.choose('get()', 'incrementAndGet()', 'getAndSet(5)')};"
        if pick < 0.88:
            return f"r = r * 10 + {self.choose('o', 'p')}.{self.choose('look()', 'put(3)')};"
        if pick < 0.91:
            return self.choose("p.next = o;", "p = o;", "o.next = p;", "p = new Other();")
        if pick < 0.94 and depth == 0:
            return f"if ({field} > 1) {{ {self.operation(1)} }} else {{ {self.operation(1)} }}"
        if pick < 0.96:
            return "java.util.concurrent.locks.LockSupport.unpark(main);"
        if pick < 0.98:
            return f"assert {field} != {self.random.randint(3, 6)};"
        return self.choose("System.arraycopy(s, 0, q, 0, 2);", "System.arraycopy(q, 0, s, 0, 2);",
                           "r = r * 10 + q[0];", f"r = r * 10 + java.util.Arrays.copyOf(s, 2)[{self.choose(0, 1)}];")

    def thread(self, i, starts):
        body = [self.operation() for _ in range(self.random.randint(1, 3))]
        if starts:
            body.insert(self.random.randrange(len(body) + 1), f"t{starts}.start();")
        if i and self.random.random() < 0.25:  # an operation after another thread's end
            body += [f"await(t{self.random.randrange(i)});", self.operation()]
        return " ".join(body)

    def source(self):
        count = self.choose(2, 2, 2, 3)
        nested = count == 3 and self.random.random() < 0.5  # the second thread starts the third
        bodies = [self.thread(i, 2 if nested and i == 1 else 0) for i in range(count)]
        lines, starts = [], []
        for i, body in enumerate(bodies):
            if self.random.random() < 0.5:
                lines.append(f"    static class Thread{i} extends Thread {{ public void run() {{ int r = 0; {body} r{i} = r; }} }}")
                starts.append(f"t{i} = new Thread{i}();")
            else:
                starts.append(f"t{i} = new Thread(() -> {{ int r = 0; {body} r{i} = r; }});")
        own = self.operation() if self.random.random() < 0.6 else ""
        between = self.operation() if self.random.random() < 0.4 else ""
        begun = [f"t{i}.start();" for i in range(count) if not (nested and i == 2)]
        begun.insert(1, between)
        ends = [f"t{i}.join();" for i in range(count) if not (nested and i == 2)]
        if self.random.random() < 0.3:
            self.random.shuffle(ends)
        if self.random.random() < 0.4:  # main goes on when one of them has ended
            ends.insert(1, self.operation())
        if self.random.random() < 0.2:  # who prints may be there before the last one's end
            ends.pop()
        joins = " ".join(ends)
        if nested:
            joins += " t2.join();"
        results = ' + " " + '.join([f"r{i}" for i in range(count)] + ["r", "a", "b", "v", "o.f", "o.g", "p.f", "s[0]", "s[1]", "n"])
        text = f"""import java.util.concurrent.atomic.AtomicInteger;
public class {self.name} {{
    static class Some {{ int f, g; Some next; int look() {{ return f; }} int put(int x) {{ g = x; return f; }} }}
    static class Other extends Some {{ int look() {{ return g; }} }}
    static int a, b, {", ".join(f"r{i}" for i in range(count))};
    static volatile int v;
    static Some o = new Some(), p = new Other();
    static int[] s = new int[2], q = new int[2];
    static AtomicInteger n = new AtomicInteger();
    static Thread main, {", ".join(f"t{i}" for i in range(count))};
"""
        text += "\n".join(lines + ["    " + h for h in self.helpers])
        text += f"""
    static void await(Thread t) {{ try {{ t.join(); }} catch (InterruptedException e) {{ r0 = -1; }} }}
    public static void main(String[] args) throws Exception {{
        main = Thread.currentThread();
        p.next = o;
        o.next = p;
        {" ".join(starts)}
        int r = 0;
        {" ".join(begun)}
        {own}
        {joins}
        System.out.println({results});
    }}
}}
"""
        return text


def write(folder, numbers):
    for number in numbers:
        program = Program(number)
        text = program.source()
        with open(f"{folder}/{program.name}.java", "w") as out:
            out.write(text)
